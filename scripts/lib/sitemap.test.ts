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

it('ends on a server that repeats itself', async () => {
  const same = () => Promise.resolve({ code: 0, data: { data: [row(1)], total: 100 } });
  expect(await publicPaths('', same)).toContain('/courses/detail/1');
});

it('writes addresses as XML', () => {
  expect(sitemap('https://a.example', ['/announcement?id=1&x=2'])).toContain(
    '<loc>https://a.example/announcement?id=1&amp;x=2</loc>',
  );
});

it('pages that the school has written are told by /env.js', async () => {
  const env = 'window.__QINGHE__ = {"pages":[{"slug":"refund","title":"退款"}]};\n';
  const answer = (url: string) =>
    Promise.resolve(url === 'https://a.example/env.js' ? new Response(env) : Response.error());
  expect(schoolPagePaths(await settingsOf('https://a.example', answer))).toEqual(['/pages/refund']);
  expect(schoolPagePaths(await settingsOf('https://b.example', answer))).toEqual([]);
});
