import type { Page } from '@playwright/test';
import { hostileLinks, payloads } from './support/hostile.ts';
import { signIn } from './support/member.ts';
import { PER_PAGE } from './support/pages.ts';
import { inApp } from './support/projects.ts';
import { pause } from './support/pauses.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/test.ts';

// Tests the site itself, without the Content-Security-Policy that would stop a script that got through.
test.use({ bypassCSP: true });

declare global {
  interface Window {
    hits?: string[];
  }
}

const pages = [
  '/',
  '/courses',
  '/courses/detail/1',
  '/courses/detail/1?tab=comments',
  '/courses/video/1?tab=comments',
  '/activates',
  '/activates/detail/1',
  '/announcement',
  '/search?keywords=%3Cimg%20src%3Dx%20onerror%3Dhit()%3E',
  '/about',
  '/vip',
  '/member',
  '/member/orders',
  '/member/credit1-free',
  '/study-center',
];

/** Fields that hold no text to read: codes, dates, addresses. */
const NO_WORDS =
  /^(?:id|sign|platform|page|slug|type|resource_type|goods_type|order_id|url|href|src|thumb|avatar|cover|logo|.*_at|.*_(?:link|url|protocol|type|mobile)|mobile|color|charge|status|version|path|token)$/;

const everyPayload = payloads.map((payload) => `<div>${payload}</div>`).join('');

/** Appends payloads to every text of a reply: all of them to HTML, the next one in turn to plain text. */
function createPoison() {
  let used = 0;
  const poison = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((inner) => poison(inner, name));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, poison(inner, key)]),
      );
    if (typeof value !== 'string' || NO_WORDS.test(name) || /^\s*[[{\d]/.test(value)) return value;
    used += 1;
    const payload = payloads[used % payloads.length] ?? '';
    return value.startsWith('<') ? value + everyPayload : value + payload;
  };
  return { poison: (reply: unknown) => poison(reply, ''), count: () => used };
}

async function editReplies(page: Page, pattern: RegExp, edit: (reply: unknown) => unknown) {
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    await route.fulfill({ response, json: { ...reply, data: edit(reply.data) } });
  });
}

/** Defines the functions that payloads call before any code of the page runs; each call is recorded in `hits`. */
async function trap(page: Page) {
  await page.addInitScript(() => {
    window.hits = [];
    const hit = () => void window.hits?.push(document.location.href);
    Object.defineProperty(window, 'hit', { value: hit, writable: false });
    Object.assign(window, { alert: hit, prompt: hit, confirm: hit });
  });
}

/** Sends events to every element, then returns the recorded calls and the elements that could still run code. */
async function look(page: Page) {
  await page.evaluate(() => {
    for (const element of document.body.querySelectorAll('*'))
      for (const type of ['mouseover', 'mouseenter', 'pointerover', 'focus', 'toggle', 'error'])
        element.dispatchEvent(new Event(type));
  });
  await pause(page, 'no script');
  return page.evaluate(() => {
    const all = () => Array.from(document.body.querySelectorAll('*'));
    const bad = all().flatMap((element) => {
      const names = element.getAttributeNames().filter((name) => name.startsWith('on'));
      const urls = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href']
        .map((name) => element.getAttribute(name) ?? '')
        .filter((url) => /^[^\w/#.?%]*(?:javascript|vbscript|data:text)/i.test(url));
      const isForeign = /^(?:object|embed|base|frameset|portal)$/i.test(element.tagName);
      return names.length > 0 || urls.length > 0 || isForeign
        ? [element.outerHTML.slice(0, 200)]
        : [];
    });
    return { hits: window.hits, bad };
  });
}

/** Messages of the browser about pictures whose address is a payload or ends in one. */
const OF_PAYLOADS = /\/(?:demo|member)\/(?:\S*%(?:3C|7B)|[^\s)]*\.(?:svg|jpe?g|png|webp)[^\s)?])/;

/** Messages (404) about pictures whose address is a word that the tests below insert. */
const OF_WORDS = /\b404\b.*\/(?:x|(?:Qinghe)+)(?:[/)]|$)/;

test('no payload in any word of any reply runs on any page', async ({
  page,
  request,
  problems,
}, info) => {
  test.setTimeout(pages.length * PER_PAGE);
  problems.allow(OF_PAYLOADS, OF_WORDS);
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(150);
  await trap(page);
  await signIn(page, request);
  const { poison, count } = createPoison();
  await editReplies(page, /\/api\/v\d\/(?!captcha)/, poison);
  for (const path of pages) {
    // One page after the other, as one person would.
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(inApp(info, path));
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole('main')).toBeVisible();
    // oxlint-disable-next-line no-await-in-loop
    await atRest(page);
    // oxlint-disable-next-line no-await-in-loop
    expect.soft(await look(page), path).toEqual({ hits: [], bad: [] });
  }
  // Every payload has been in some text.
  expect(count()).toBeGreaterThan(payloads.length);
});

/** An unbroken name, longer than any page is wide. */
const ENDLESS = 'Qinghe'.repeat(40);

test('no unbroken word in any reply widens any page', async ({ page, request, problems }, info) => {
  test.setTimeout(pages.length * PER_PAGE);
  problems.allow(OF_WORDS);
  await signIn(page, request);
  const lengthen = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((inner) => lengthen(inner, name));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, lengthen(inner, key)]),
      );
    if (typeof value !== 'string' || NO_WORDS.test(name) || /^\s*[[{\d]/.test(value)) return value;
    return value.startsWith('<') ? `<p>${ENDLESS}</p>${value}` : ENDLESS;
  };
  await editReplies(page, /\/api\/v\d\/(?!captcha)/, (reply) => lengthen(reply, ''));
  for (const path of pages) {
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(inApp(info, path));
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole('main')).toBeVisible();
    // oxlint-disable-next-line no-await-in-loop
    await atRest(page);
    // oxlint-disable-next-line no-await-in-loop
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(excess, path).toBeLessThanOrEqual(0);
  }
});

test('no message runs, one payload each', async ({ page, request, problems }, info) => {
  problems.allow(OF_WORDS);
  await trap(page);
  await signIn(page, request);
  await editReplies(page, /\/api\/v2\/member\/messages/, () => ({
    data: payloads.map((payload, index) => ({
      id: `0b3c1a52-0000-4000-8000-${String(index).padStart(12, '0')}`,
      notifiable_id: 1,
      data: { message: `<p>第 ${index} 条</p>${payload}` },
      read_at: null,
      created_at: '2026-11-20T01:00:00.000000Z',
    })),
    total: payloads.length,
  }));
  await page.goto(inApp(info, '/member/messages'));
  await expect(page.getByText(`第 ${payloads.length - 1} 条`)).toBeVisible();
  await atRest(page);
  expect(await look(page)).toEqual({ hits: [], bad: [] });
});

test('no link of the server leads where it must not', async ({ page }, info) => {
  const rounds = [0, 1, 2, 3];
  const addresses = ['/', '/about'];
  test.setTimeout(rounds.length * addresses.length * PER_PAGE);
  expect(new Set(hostileLinks).size).toBeGreaterThanOrEqual(60);
  await trap(page);
  const grid = hostileLinks.map((href, index) => ({
    src: '',
    name: `入口 ${index}`,
    href,
    url: href,
  }));
  await page.route('**/env.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.__QINGHE__ = { navs: "server" };',
    }),
  );
  await editReplies(page, /\/v2\/(navs|headerNavs)/, () =>
    hostileLinks.map((url, id) => ({
      id: id + 1,
      sort: id,
      name: `导航 ${id}`,
      url,
      active_routes: '',
      platform: 'PC',
      parent_id: 0,
      blank: id % 2,
      children: [],
    })),
  );
  await editReplies(page, /\/v2\/sliders/, () =>
    hostileLinks.map((url, sort) => ({
      thumb: '/demo/covers/hero-paddy.svg',
      url,
      title: `轮播 ${sort}`,
      actions: [{ text: '去看看', url }],
      sort,
      platform: 'PC',
    })),
  );
  await editReplies(page, /\/v2\/viewBlock\/page\/blocks/, () =>
    [
      ['grid-nav', { line_count: 4, items: grid }],
      ['image-group', { v: 'v-2', items: grid }],
      ['code', { html: hostileLinks.map((href) => `<a href="${href}">链接</a>`).join('') }],
    ].map(([sign, config], id) => ({
      id: id + 1,
      sort: id,
      sign,
      platform: 'pc',
      page: 'pc-page-index',
      config: JSON.stringify(config),
      config_render: config,
    })),
  );
  for (const round of rounds) {
    const linkAt = (place: number) => hostileLinks[(round * 17 + place) % hostileLinks.length];
    // oxlint-disable-next-line no-await-in-loop
    await editReplies(page, /\/v2\/other\/config/, (config) => ({
      ...(typeof config === 'object' ? config : {}),
      icp_link: linkAt(0),
      icp2: '浙公网安备00000000号',
      icp2_link: linkAt(6),
      links: hostileLinks.map((url, id) => ({ id: id + 1, sort: id, name: `友链 ${id}`, url })),
      user_protocol: linkAt(1),
      user_private_protocol: linkAt(2),
      aboutus: linkAt(3),
      pc_url: linkAt(4),
      h5_url: linkAt(5),
    }));
    for (const path of addresses) {
      // oxlint-disable-next-line no-await-in-loop
      await page.goto(inApp(info, path));
      // oxlint-disable-next-line no-await-in-loop
      await expect(page.getByRole('main')).toBeVisible();
      // oxlint-disable-next-line no-await-in-loop
      await atRest(page);
      // oxlint-disable-next-line no-await-in-loop
      const links = await page.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'), (link) => link.href),
      );
      expect(links.length).toBeGreaterThan(0);
      const wrong = links.filter((href) => {
        const { protocol, hostname } = new URL(href);
        return !/^(?:https?|mailto|tel):$/.test(protocol) || hostname === 'evil.example';
      });
      expect.soft(wrong, `${path} in round ${round}`).toEqual([]);
    }
  }
  expect(await look(page)).toEqual({ hits: [], bad: [] });
});

test('neither the address of a file nor a nickname runs', async ({ page, request }, info) => {
  await trap(page);
  await signIn(page, request);
  const everyText = payloads.join(' ');
  await editReplies(page, /\/v2\/member\/detail$/, (member) => ({
    ...(typeof member === 'object' ? member : {}),
    nick_name: everyText,
  }));
  const links = ['javascript:hit()', 'data:text/html,<script>hit()</script>', 'vbscript:hit()'];
  const addresses = [...links, ' java\nscript:hit()'];
  await editReplies(page, /\/v3\/course\/1\/attach\//, () => ({ download_url: addresses.shift() }));
  await page.goto(inApp(info, '/courses/detail/1?tab=files'));
  const download = page.getByRole('button', { name: /^下载 / }).first();
  for (let left = addresses.length; left > 0; left -= 1) {
    // oxlint-disable-next-line no-await-in-loop
    await download.click();
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => addresses.length).toBe(left - 1);
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByText('当前附件不支持下载')).toBeVisible();
  }
  await expect(page).toHaveURL(/\/courses\/detail\/1\?tab=files$/);
  expect(await look(page)).toEqual({ hits: [], bad: [] });

  await page.goto(inApp(info, '/member'));
  await expect(page.getByText(everyText.slice(0, 20)).first()).toBeAttached();
  expect(await look(page)).toEqual({ hits: [], bad: [] });
});
