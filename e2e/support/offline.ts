import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Console messages and failures of calls without a network. */
export const UNREACHABLE =
  /^request: net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|Failed to load resource|系统初始化失败/;

/** Returns the names of this device's caches, and the addresses of the replies in them. */
export const keptOf = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const copies = names.filter((name) => name.startsWith('qinghe:copies:'));
    const lists = await Promise.all(
      copies.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return { names, urls: lists.flat() };
  });

/** Makes the following visit a repeated one: nothing is cached for offline use on the first visit. */
export async function comeBefore(page: Page, address: string) {
  await page.goto(address);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('qinghe:config')))
    .not.toBeNull();
}

/** Opens a page and waits until the site, and the reply of a call, are cached for offline use. */
export async function openAndKeep(page: Page, address: string, call: string) {
  await comeBefore(page, address);
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(async () => (await keptOf(page)).urls.some((url) => url.includes(call)))
    .toBe(true);
}

/** Cuts off the network for pages and their service worker; `setOffline` does not affect a worker's calls. */
export const unplug = (context: BrowserContext) =>
  context.route('**/*', (route) => route.abort('internetdisconnected'));

/** Restores the network. */
export const plugIn = (context: BrowserContext) =>
  context.route('**/*', (route) => route.continue());

/** The notice that a page shows while its content comes from the cache. */
export const notice = (page: Page) => page.getByRole('status').filter({ hasText: '离线内容' });
