import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test.ts';

/** What browsers say of calls that find no network. */
export const UNREACHABLE =
  /^request: net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|Failed to load resource|系统初始化失败/;

/** Names of what this device keeps: of caches, and the addresses in those of replies. */
export const keptOf = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const copies = names.filter((name) => name.startsWith('qinghe:copies:'));
    const lists = await Promise.all(
      copies.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return { names, urls: lists.flat() };
  });

/** Makes this device one that was here before: nothing is kept for whoever comes for the first time. */
export async function comeBefore(page: Page, address: string) {
  await page.goto(address);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('qinghe:config')))
    .not.toBeNull();
}

/** Opens a page and waits until the site is kept for times without a network, and the reply of a call. */
export async function openAndKeep(page: Page, address: string, call: string) {
  await comeBefore(page, address);
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(async () => (await keptOf(page)).urls.some((url) => url.includes(call)))
    .toBe(true);
}

/** Takes the network from pages and their worker; `setOffline` leaves a worker's calls alone. */
export const unplug = (context: BrowserContext) =>
  context.route('**/*', (route) => route.abort('internetdisconnected'));

/** Gives the network back. */
export const plugIn = (context: BrowserContext) =>
  context.route('**/*', (route) => route.continue());

/** What a page says while it shows copies. */
export const notice = (page: Page) => page.getByRole('status').filter({ hasText: '离线内容' });
