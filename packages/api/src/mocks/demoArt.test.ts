import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetDb, school } from './index.ts';
import { call, pick, pickList } from './testCall.ts';

const demo = fileURLToPath(new URL('../../', import.meta.url));
const fileOf = (address: string) => `${demo}${address.replace(/^\//, '')}`;

/** Returns the hash of a picture's content, so that a copy under another name counts as the same picture. */
const lookOf = (address: string) =>
  createHash('sha256')
    .update(readFileSync(fileOf(address)))
    .digest('hex');

/** Returns the hashes of the rows' pictures, in the order of the list. */
const looksOf = (rows: readonly unknown[]) => rows.map((row) => lookOf(String(pick(row, 'thumb'))));

/** Returns the hashes that occur more than once. */
const twice = (looks: string[]) => looks.filter((look, order) => looks.indexOf(look) !== order);

beforeEach(() => resetDb());

describe('what a buyer sees of the demo school', () => {
  it('has a cover of its own for every course and every activity, at least thirty', () => {
    const { courses, activates, sliders } = school.tables;
    const covers = [...courses, ...activates].map(({ thumb }) => thumb);
    expect(covers.filter((cover) => !existsSync(fileOf(cover)))).toEqual([]);
    expect(twice(looksOf([...courses, ...activates]))).toEqual([]);
    expect(new Set(covers.map(lookOf)).size).toBeGreaterThanOrEqual(30);
    expect(twice(looksOf(sliders.filter(({ platform }) => platform === 'PC')))).toEqual([]);
  });

  it.each([
    '/v2/courses?page_size=50',
    '/v2/courses?page_size=50&scene=free',
    '/v2/courses?page_size=50&scene=sub',
    '/v2/courses?page_size=50&scene=recom',
    '/v2/activates?page_size=50',
  ])('shows no picture twice in a list: %s', async (path) => {
    const rows = pickList((await call('GET', path, {})).data, 'data');
    expect(rows.length).toBeGreaterThan(3);
    expect(twice(looksOf(rows))).toEqual([]);
  });

  it.each(['Python', '机器学习', '数据', '线性代数', '认知'])(
    'shows no picture twice in a search for %s',
    async (keywords) => {
      const path = `/v3/search?type=vod&page=1&size=50&keywords=${encodeURIComponent(keywords)}`;
      const rows = pickList((await call('GET', path, {})).data, 'data');
      const pictured = rows.filter((row) => pick(row, 'thumb') !== '');
      expect(pictured.length).toBeGreaterThan(0);
      expect(twice(looksOf(pictured))).toEqual([]);
    },
  );

  it('shows no picture twice in a block of a home page, and nothing to pay in 先免费听', () => {
    const { blocks, courses } = school.tables;
    for (const { config, course_ids: ids } of blocks) {
      if (!ids) continue;
      const shown = ids.map((id) => courses.find((course) => course.id === id));
      expect(shown).not.toContain(undefined);
      expect(twice(looksOf(shown.flatMap((course) => course ?? [])))).toEqual([]);
      const isFree = JSON.stringify(config).includes('免费听');
      expect(shown.filter((course) => isFree && course?.charge !== 0)).toEqual([]);
    }
  });

  it('keeps the pictures of a grid of subjects in one file, which a browser fetches and reads once', () => {
    const grids = school.tables.blocks.filter(({ sign }) => sign === 'grid-nav');
    const addresses = grids.flatMap(({ config }) =>
      pickList(config, 'items').map((item) => String(pick(item, 'src')).split('#')),
    );
    expect(addresses.length).toBeGreaterThan(3);
    const [file = ''] = new Set(addresses.map(([name = '']) => name));
    const views = readFileSync(fileOf(file), 'utf8').matchAll(/<view id="([^"]+)"/g);
    const there = [...views].map(([, id]) => `${file}#${id}`);
    expect(addresses.map((parts) => parts.join('#'))).toEqual(there);
  });

  it('draws its films on pictures without words, which covers of courses have', () => {
    const maker = readFileSync(
      fileURLToPath(new URL('../../scripts/make-media.mjs', import.meta.url)),
      'utf8',
    );
    const scenes = [...maker.matchAll(/scene\('([^']+)'\)/g)].map(
      ([, name]) => `/demo/covers/${name}.svg`,
    );
    const covers: string[] = school.tables.courses.map(({ thumb }) => thumb);
    expect(scenes).toHaveLength(2);
    expect(scenes.filter((scene) => covers.includes(scene))).toEqual([]);
  });

  it('gives no lesson the poster of another course', () => {
    expect(school.tables.settings.player_cover).toBe('');
  });
});
