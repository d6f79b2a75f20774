import { describe, expect, it } from 'vitest';
import { h5RoutePatterns, routePatterns } from './index.ts';
import { aliases, aliasOf, queryAliases } from './aliases.ts';
import { sanitizeRedirect } from './safety.ts';
import type { Site } from './site.ts';

const SITES: readonly Site[] = ['desktop', 'mobile'];
const pathOf = (pattern: string) => pattern.replace(/:\w+/g, '7');
const pages: Record<Site, ReadonlySet<string>> = {
  desktop: new Set(Object.values(routePatterns).map(pathOf)),
  mobile: new Set(Object.values({ ...routePatterns, ...h5RoutePatterns }).map(pathOf)),
};
/** The path of a page as its route writes it: the number of a course is any text. */
const pageOf = (address: string) => {
  const [path = ''] = address.split(/[?#]/);
  return path.replace('/courses/video/-', '/courses/video/7');
};

const rows = aliases.flatMap((alias) =>
  SITES.flatMap((site) => {
    const to = alias[site];
    return typeof to === 'string' ? [{ site, from: pathOf(alias.from), to: pathOf(to) }] : [];
  }),
);

describe('the table of old addresses', () => {
  it('has every address of the two clients that is no route here', () => {
    const known = new Set(aliases.map(({ from }) => from));
    // Routes of MeEdu's H5 (contract 4.11) and PC client, of the versions 4.9.12 and head.
    const theirs = `
      / /member /study /login /courses /course/:id /course/video/:id /role /order /order/pay
      /order/success /member/order /messages /member/setting /member/profile
      /member/mobileVerify /member/password /member/mobile /search /auth/faceSuccess
      /login-password /login-error /bind-mobile /code-bind-mobile /error /announcement
      /packageA/vod/index /login/callback /courses/detail/:id /courses/video/:id
      /member/messages /member/orders /member/credit1 /member/credit1-free /vip /study-center
      /face-check`;
    for (const path of theirs.trim().split(/\s+/))
      expect([path, known.has(path) || pages.desktop.has(pathOf(path))]).toEqual([path, true]);
  });

  it.each(rows)('leads from $from of the $site site to a page', ({ site, from, to }) => {
    expect(pages[site].has(from)).toBe(false);
    expect(pages[site].has(pageOf(to))).toBe(true);
    expect(aliasOf(from, site)).toBe(to);
    // What it leads to is no old address itself.
    expect(aliasOf(to, site)).toBeNull();
    expect(sanitizeRedirect(to)).toBe(to);
  });

  it.each(rows)('keeps query, hash and `msv` of $from on the $site site', ({ site, from, to }) => {
    const joint = to.includes('?') ? '&' : '?';
    expect(aliasOf(`${from}?msv=9&a=%E9%9D%92+1#top`, site)).toBe(
      `${to}${joint}msv=9&a=%E9%9D%92+1#top`,
    );
  });

  it.each(rows)('holds for every spelling of $from of the $site site', ({ site, from, to }) => {
    const coded = from.replace(/[a-z]/i, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
    for (const same of [
      `${from}/`,
      `/${from}`,
      from.replace(/(.)\//, '$1//'),
      coded,
      `/x/..${from}`,
    ])
      expect([same, aliasOf(same, site)]).toEqual([same, to]);
    expect(aliasOf(from.toUpperCase(), site)).toBeNull();
    expect(aliasOf(`${from}/x`, site)).toBeNull();
    expect(aliasOf(from.replace(/(.)\//, '$1%2F').replace(/^\//, '/%2F'), site)).toBeNull();
  });

  it.each(rows.filter(({ site }) => site === 'mobile'))(
    'knows $from below /h5 as the mobile site’s',
    ({ from, to }) => {
      for (const site of SITES) expect(aliasOf(`/h5${from}?a=1`, site)).toMatch(/[?&]a=1$/);
      expect(aliasOf(`/h5${from}`, 'desktop')).toBe(`/h5${to}`);
    },
  );

  it('has no row for a page of its own site', () => {
    for (const { from, mobile } of aliases) {
      expect(pages.desktop.has(pathOf(from))).toBe(false);
      expect(pages.mobile.has(pathOf(from))).toBe(mobile === null);
    }
  });
});

describe('old queries', () => {
  it.each([
    ['/courses?category_id=3', '/courses?cid=3'],
    ['/packageA/vod/index?category_id=3&msv=9#top', '/courses?cid=3&msv=9#top'],
    ['/courses/detail/7?tab=2', '/courses/detail/7?tab=intro'],
    ['/courses/detail/7?a=1&tab=3&b=2', '/courses/detail/7?a=1&tab=lessons&b=2'],
    ['/courses/detail/7?tab=4', '/courses/detail/7?tab=comments'],
    ['/course/7?tab=5', '/courses/detail/7?tab=files'],
    ['/study?tab=study', '/study-center?tab=learning'],
    ['/study?tab=course', '/study-center?tab=bought'],
    ['/study-center/?tab=collect', '/study-center?tab=liked'],
    ['/h5/study?tab=collect', '/h5/study-center?tab=liked'],
    ['/h5/courses?category_id=3', '/h5/courses?cid=3'],
    ['/courses/detail/12?tab=3', '/courses/detail/12?tab=lessons'],
    ['/course/12', '/courses/detail/12'],
    ['/courses?a&category_id=3&b=1=2', '/courses?a&cid=3&b=1=2'],
    ['/study', '/study-center'],
    ['/study?', '/study-center'],
    ['/study#tab=course', '/study-center#tab=course'],
  ])('reads %s as %s', (old, address) => {
    for (const site of SITES) expect(aliasOf(old, site)).toBe(address);
  });

  it.each([
    '/courses',
    '/courses?cid=3',
    '/courses?category_id',
    '/courses?category_idx',
    '/courses?tab=3&=3',
    '/abc/h5/role',
    '/courses/detail/12?xtab=3',
    '/courses?xcategory_id=3',
    '/courses/detail/7?tab=lessons',
    '/courses/detail/7?tab=6',
    '/courses/detail/7?tab=toString',
    '/courses/detail/x?tab=2',
    '/study-center?tab=bought',
    '/about?tab=2',
    '/',
    '',
    '/h5',
    '/h5/',
    '/h5x/role',
    '/course/0',
    '/course/07',
    '/course/7a',
    '/course/',
    '/constructor',
  ])('leaves %s alone', (address) => {
    for (const site of SITES) expect(aliasOf(address, site)).toBeNull();
  });

  it('are of pages that are there', () => {
    for (const { page } of queryAliases) expect(pages.desktop.has(pathOf(page))).toBe(true);
  });
});
