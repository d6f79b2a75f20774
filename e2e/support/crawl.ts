import type { APIRequestContext, Page, Request, Response } from '@playwright/test';
import { aliasOf, canonicalPath, h5RoutePatterns, routePatterns } from '@qinghe/hooks/url';
import { atRest } from './rest.ts';
import { expect } from './test.ts';
import { drawn } from './pauses.ts';

/** The site to crawl, and how thoroughly. */
export interface Ground {
  /** Scheme and host of the school. */
  url: string;
  /** Path prefix of the site: empty, or `/h5` for the mobile site. */
  base: '' | '/h5';
  /** Whether every address is opened, rather than one address of each route. */
  isWhole: boolean;
}

/** Result of a crawl. */
export interface Findings {
  /** Every internal address that is linked, without its hash, and the first page found to link to it. */
  links: Map<string, string>;
  /** The final address of each opened page, by the address that was opened. */
  ends: Map<string, string>;
  /** Descriptions of the faults found. */
  faults: string[];
}

/** Texts of a page that failed to show something. Lessons without media do not count: the demo school has some on purpose. */
const FAILED =
  /加载失败|页面不存在|内容不存在|不存在或已(?:下架|删除)|该功能暂未开放|服务开小差|(?<!暂时无法播放，)请稍后再试/;

/** Returns every route pattern of a site. */
export const patternsOf = (base: Ground['base']): readonly string[] => [
  ...Object.values(routePatterns),
  ...(base ? Object.values(h5RoutePatterns) : []),
];

const fits = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

/** Returns the route pattern of an address on this site; null if there is none. */
export function patternOf({ url, base }: Ground, address: string): string | null {
  const { pathname } = new URL(address, url);
  if (base ? !/^\/h5(?:\/|$)/.test(pathname) : /^\/h5(?:\/|$)/.test(pathname)) return null;
  const path = canonicalPath(pathname.slice(base.length) || '/');
  return patternsOf(base).find((pattern) => fits(pattern, path)) ?? null;
}

const isAbsent = (status: number, text: string): boolean => {
  try {
    const { code, message } = JSON.parse(text);
    return code === 404
      ? message === '路由不存在'
      : (code === 1 && message === '错误') || (code === undefined && status === 404);
  } catch {
    return true;
  }
};

/** Records, from now on, which API calls of the page the server does not have, and whether requests are still pending. */
export function watchSchool(page: Page) {
  const flying = new Set<Request>();
  const absent: string[] = [];
  const note = async (response: Response | null) => {
    const { pathname } = new URL(response?.url() ?? 'http://gone/');
    if (!response || !pathname.startsWith('/api/') || response.request().method() !== 'GET') return;
    const text = await response.text().catch(() => '{"code":0}');
    if (isAbsent(response.status(), text)) absent.push(pathname);
  };
  page.on('request', (request) => flying.add(request));
  page.on('requestfailed', (request) => flying.delete(request));
  page.on('requestfinished', async (request) => {
    await note(await request.response());
    flying.delete(request);
  });
  return { absent, isWaiting: () => flying.size > 0 };
}

/** The recorder that `watchSchool` returns. */
export type Watch = ReturnType<typeof watchSchool>;

/** How many checks in a row must find a page idle: late content sends its requests in a separate task. */
const LOOKS = 4;

/** Waits until the page has received and drawn all that it requested, late content included. */
async function settle(page: Page, { isWaiting }: Watch) {
  let looks = 0;
  const look = async () => {
    await drawn(page);
    const isBusy = isWaiting() || (await page.locator('[aria-busy="true"]').count()) > 0;
    looks = isBusy || (await page.locator('h1').count()) === 0 ? 0 : looks + 1;
    return looks;
  };
  await expect
    .poll(look, { message: `${page.url()} comes to rest`, intervals: [0] })
    .toBeGreaterThanOrEqual(LOOKS);
}

/** Navigates to an address as a link of the site does, and waits until the page is complete. */
async function go(page: Page, watch: Watch, address: string) {
  await page.evaluate((to) => {
    window.history.pushState({ key: to }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, address);
  await settle(page, watch);
}

/** Loads an address as a new document, and waits until the page is complete. */
export async function openFromOutside(page: Page, watch: Watch, address: string) {
  await page.goto(address);
  await atRest(page);
  await settle(page, watch);
}

/** Returns every link of the page, and those whose hash names no element of the page. */
const linksOf = (page: Page) =>
  page.evaluate(() => {
    const here = window.location.href.replace(/#.*/, '');
    const links = Array.from(document.querySelectorAll('a[href]'), (link) =>
      link instanceof HTMLAnchorElement ? link.href : '',
    );
    const lost = links.filter((href) => {
      const [address, hash] = href.split('#');
      return address === here && hash && !document.getElementById(decodeURIComponent(hash));
    });
    return { links: links.map((href) => href.replace(/#.*/, '')), lost };
  });

/** Returns the visible messages that something could not be shown. */
export const failuresOf = (page: Page) =>
  page
    .getByText(FAILED)
    .filter({ visible: true })
    .evaluateAll((all) => all.map((element) => element.textContent));

/** Returns the API path of the record that an address names; null if it names none. */
function rowOf(address: URL, pattern: string): string | null {
  const id = address.pathname.split('/').at(-1) ?? '';
  const query = address.searchParams;
  const lesson = query.get('lesson');
  switch (pattern) {
    case routePatterns.course:
      return `/api/v2/course/${id}`;
    case routePatterns.courseVideo:
      return lesson ? `/api/v2/video/${lesson}` : `/api/v2/course/${id}`;
    case routePatterns.activity:
      return `/api/v2/activate/${id}`;
    case routePatterns.announcement:
      return query.has('id') ? `/api/v2/announcement/${query.get('id')}` : null;
    case routePatterns.order: {
      const goods = { vod: 'course', role: 'role', activate: 'activate' };
      const found = Object.entries(goods).find(([type]) => type === query.get('goods_type'));
      return `/api/v2/${found?.[1] ?? 'no-such-goods'}/${query.get('goods_id')}`;
    }
    default:
      return null;
  }
}

/** Crawls the site from the home page, following the links of each page until no new one is found. */
export async function crawl(page: Page, watch: Watch, ground: Ground): Promise<Findings> {
  const { url, base, isWhole } = ground;
  const findings: Findings = { links: new Map(), ends: new Map(), faults: [] };
  const { links, ends, faults } = findings;
  const home = `${url}${base}/`;
  const waiting = [home];
  const opened = new Set<string>();
  await openFromOutside(page, watch, home);
  await expect(page.locator('footer')).toBeVisible();
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    const known = isWhole ? address : patternOf(ground, address);
    if (known === null || opened.has(known)) continue;
    opened.add(known);
    // One page after the other, as one person would.
    // oxlint-disable-next-line no-await-in-loop
    if (address !== home) await go(page, watch, address);
    ends.set(address, page.url());
    // oxlint-disable-next-line no-await-in-loop
    for (const words of await failuresOf(page)) faults.push(`${address} says ${words}`);
    // oxlint-disable-next-line no-await-in-loop
    const found = await linksOf(page);
    faults.push(...found.lost.map((href) => `${address} lacks the part ${href}`));
    for (const href of found.links)
      if (href.startsWith(`${url}/`) && !links.has(href)) {
        links.set(href, address);
        if (patternOf(ground, href) !== null) waiting.push(href);
      }
  }
  return findings;
}

/** Returns the links that lead nowhere: to no route, or to a record or file that the server does not have. */
export async function deadLinks(
  request: APIRequestContext,
  ground: Ground,
  links: Findings['links'],
  token: string | null,
): Promise<string[]> {
  const headers: Record<string, string> =
    token === null ? {} : { Authorization: `Bearer ${token}` };
  const other: Ground = { ...ground, base: ground.base ? '' : '/h5' };
  const judge = async ([href, page]: [string, string]) => {
    const address = new URL(href);
    const pattern = patternOf(ground, href) ?? patternOf(other, href);
    const row = pattern && rowOf(address, pattern);
    if (row) {
      const reply = await request.get(ground.url + row, { headers });
      const { code } = await reply.json();
      return code === 0 ? [] : [`${href} on ${page}: no ${row}`];
    }
    if (aliasOf(address.pathname, ground.base ? 'mobile' : 'desktop') !== null) return [];
    if (pattern) return [];
    // Any other address is a file of the server, or an API call that redirects.
    if (!/^\/(?:api|demo|storage)\//.test(address.pathname)) return [`${href} on ${page}: no page`];
    const reply = await request.get(href, { headers, maxRedirects: 0 });
    return reply.status() < 400 ? [] : [`${href} on ${page}: ${reply.status()}`];
  };
  return (await Promise.all(Array.from(links, judge))).flat();
}
