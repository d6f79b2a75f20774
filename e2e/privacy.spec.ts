import type { BrowserContext, Page } from '@playwright/test';
import { signIn, signOut } from './support/member.ts';
import { inApp } from './support/projects.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/test.ts';

const pages = [
  '/',
  '/courses/detail/1',
  '/courses/video/1',
  '/member',
  '/member/orders',
  '/member/messages',
  '/member/credit1-free',
  '/study-center',
  '/order?goods_type=vod&goods_id=11',
];

/** Storage keys that may stay on a device after a logout: its preferences, and data of which the school has no copy. */
const MAY_STAY = [
  /^meedu-msv$/,
  /^e2e-signed-in$/,
  // Public data of the school.
  /^qinghe:(config|server)$/,
  /^qinghe:(theme|site|player|dismissed-announcement|search-history|list-length|scroll)$/,
  /^qinghe:(unsent|watched|note|note-draft):1:/,
];

const storageOf = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    caches: 'caches' in window ? await caches.keys() : [],
    databases: (await indexedDB.databases?.())?.map(({ name }) => name) ?? [],
    cookies: document.cookie,
  }));

/** Collects the addresses of all requests, and all console messages, as text. */
function listen(context: BrowserContext) {
  const said: string[] = [];
  context.on('console', (message) => said.push(`console ${message.text()}`));
  context.on('request', (request) => said.push(`request ${request.url()}`));
  return said;
}

test('a session leaves no token in any address or log, and nothing private after the logout', async ({
  page,
  context,
  request,
}, info) => {
  test.setTimeout(90_000);
  const said = listen(context);
  const token = await signIn(page, request);
  for (const path of pages) {
    // One page after the other, as one person would.
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(inApp(info, path));
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole('main')).toBeVisible();
    // oxlint-disable-next-line no-await-in-loop
    await atRest(page);
  }
  expect(said.filter((text) => text.includes(token))).toEqual([]);
  expect(page.url()).not.toContain(token);

  await signOut(page, info);

  const kept = await storageOf(page);
  const keys = [...kept.local, ...kept.session].map(([key]) => key);
  expect(keys.filter((key) => !MAY_STAY.some((pattern) => pattern.test(key)))).toEqual([]);
  const text = JSON.stringify(kept);
  for (const secret of [token, '叶小满', '13800000001', 'qinghe123'])
    expect(text).not.toContain(secret);
  expect(kept.caches).toEqual([]);
  expect(kept.databases).toEqual([]);
  expect(kept.cookies).toBe('');
});
