import { readFileSync } from 'node:fs';
import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { handlers, resetDb, scenarios } from './index.ts';
import { pick } from './testCall.ts';

/** Returns the recorded `data` of a server on which nothing was published. */
function recordedData(name: string): unknown {
  const file = new URL(`../../fixtures/recorded/C-head/${name}.empty-site.json`, import.meta.url);
  return pick(JSON.parse(readFileSync(file, 'utf8')), 'response.body.data');
}

beforeEach(() => resetDb());

describe.each([
  ['freshSchool', scenarios.freshSchool, 'MeEdu'],
  ['unnamedSchool', scenarios.unnamedSchool, ''],
])('%s', (_, scenario, name) => {
  const get = async (path: string): Promise<unknown> => {
    scenario.edit();
    const request = new Request(`http://school.test/api${path}`);
    const response = await getResponse([...scenario.handlers, ...handlers], request);
    return response?.json();
  };

  it('has a config without content', async () => {
    const empty = { navs: [], links: [], sliders: [], icp: '', aboutus: '' };
    expect(pick(await get('/v2/other/config'), 'data')).toMatchObject({ name, ...empty });
  });

  it.each([
    ['announcement', '/v2/announcement/latest'],
    ['announcements', '/v2/announcements'],
    ['course-categories', '/v2/course_categories'],
    ['links', '/v2/links'],
    ['navs', '/v2/navs'],
    ['roles', '/v2/roles'],
  ])('answers as recorded: %s', async (file, path) => {
    expect(pick(await get(path), 'data')).toEqual(recordedData(file));
  });

  it.each([
    '/v2/sliders?platform=PC',
    '/v2/viewBlock/page/blocks?platform=pc&page_name=pc-page-index',
    '/v2/viewBlock/page/blocks?platform=h5&page_name=h5-page-index',
  ])('has nothing at %s', async (path) => {
    expect(pick(await get(path), 'data')).toEqual([]);
  });

  it('has no course', async () => {
    expect(pick(await get('/v2/courses'), 'data')).toMatchObject({ total: 0, data: [] });
  });

  it.each(['/v2/activates', '/v2/activate/1', '/v2/teachers', '/v2/kechengs'])(
    'does not know %s',
    async (path) => {
      expect(await get(path)).toMatchObject({ code: 404, message: '路由不存在' });
    },
  );
});
