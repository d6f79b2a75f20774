import { expect, it } from 'vitest';
import { schoolPagePaths, settingsOf } from './siteSettings.mjs';
import { publicPaths, sitemap } from './sitemap.mjs';

const row = (id: number) => ({ id });

it('follows the pages of every list, in any of their shapes', async () => {
  const asked: string[] = [];
  const paths = await publicPaths('https://api.example.com', (url: string) => {
    asked.push(url);
    if (url.includes('/activates')) return Promise.resolve(null);
    if (url.includes('/announcements'))
      return Promise.resolve({ code: 0, data: { data: [row(9)], total: 1 } });
    const page = Number(new URL(url).searchParams.get('page'));
    return Promise.resolve({
      code: 0,
      data: { data: [row(page * 2 - 1), row(page * 2)], total: 4 },
    });
  });
  expect(paths.slice(5)).toEqual([
    '/courses/detail/1',
    '/courses/detail/2',
    '/courses/detail/3',
    '/courses/detail/4',
    '/announcement?id=9',
  ]);
  expect(asked).toHaveLength(4);
});

it.each([
  ['the courses are refused', '/courses', { code: 429, message: '请稍后再试', data: [] }],
  ['the announcements are refused', '/announcements', { code: 1, message: '错误', data: [] }],
  ['there are no courses', '/courses', null],
  ['activities are refused', '/activates', { code: 429, message: '请稍后再试', data: [] }],
  [
    'activities fail on a server that knows a word for what it lacks',
    '/activates',
    { code: 1, message: '错误', data: [] },
  ],
])('is an error and no empty list where %s', async (_, list, reply) => {
  const load = (url: string) => {
    if (url.includes('/config')) return Promise.resolve({ code: 0, data: { vip_protocol: 'x' } });
    return Promise.resolve(url.includes(list) ? reply : { code: 0, data: { data: [], total: 0 } });
  };
  await expect(publicPaths('', load)).rejects.toThrow(list);
});

it.each([
  ['of 4.9.6', { code: 1, message: '错误', data: [] }],
  ['of today', { code: 404, message: '路由不存在', data: [] }],
])('leaves out activities where a server %s lacks them', async (_, reply) => {
  const load = (url: string) => {
    if (url.includes('/config')) return Promise.resolve({ code: 0, data: {} });
    const rows = { code: 0, data: { data: [row(3)], total: 1 } };
    return Promise.resolve(url.includes('/activates') ? reply : rows);
  };
  expect(await publicPaths('', load)).toContain('/announcement?id=3');
});

it('ends on a server that repeats itself', async () => {
  const same = () => Promise.resolve({ code: 0, data: { data: [row(1)], total: 100 } });
  expect(await publicPaths('', same)).toContain('/courses/detail/1');
});

it('writes addresses as XML', () => {
  expect(sitemap('https://a.example', ['/announcement?id=1&x=2'])).toContain(
    '<loc>https://a.example/announcement?id=1&amp;x=2</loc>',
  );
});

it('says when a page was changed, where the school does', async () => {
  const rows = [
    { id: 1, created_at: '2026-11-01T00:00:00.000Z', updated_at: '2026-11-20 08:00:00' },
    { id: 2, created_at: 'yesterday' },
  ];
  const dates = new Map<string, string>();
  const load = () => Promise.resolve({ code: 0, data: { data: rows, total: 2 } });
  const paths = await publicPaths('', load, (path, day) => dates.set(path, day));
  const map = sitemap('https://a.example', paths, dates);
  expect(map).toContain(
    '<url><loc>https://a.example/courses/detail/1</loc><lastmod>2026-11-20</lastmod></url>',
  );
  expect(map).toContain('<url><loc>https://a.example/courses/detail/2</loc></url>');
});

it('pages that the school has written are told by /env.js', async () => {
  const env = 'window.__QINGHE__ = {"pages":[{"slug":"refund","title":"退款"}]};\n';
  const answer = (url: string) =>
    Promise.resolve(url === 'https://a.example/env.js' ? new Response(env) : new Response(null, { status: 404 }));
  expect(schoolPagePaths(await settingsOf('https://a.example', answer))).toEqual(['/pages/refund']);
  expect(schoolPagePaths(await settingsOf('https://b.example', answer))).toEqual([]);
});
