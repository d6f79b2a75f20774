import type { CDPSession, Page } from '@playwright/test';
import { signIn } from './support/member.ts';
import { places } from './support/places.ts';
import { inApp } from './support/projects.ts';
import { pause } from './support/pauses.ts';
import { expect, test } from './support/test.ts';

const CHANGES = 300;
const MEGABYTE = 1024 * 1024;

const visited = [...places, '/order?goods_type=vod&goods_id=11'];

declare global {
  interface Window {
    /** IDs of the running intervals. */
    intervals: Set<number>;
  }
}

/** Goes to a place as a link of the site does. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState({ key: Math.random().toString(36).slice(2) }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, path);

async function measure(page: Page, session: CDPSession) {
  for (let round = 0; round < 3; round += 1)
    // oxlint-disable-next-line no-await-in-loop
    await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heap: valueOf('JSHeapUsedSize') / MEGABYTE,
    listeners: valueOf('JSEventListeners'),
    nodes: valueOf('Nodes'),
    intervals: await page.evaluate(() => window.intervals.size),
  };
}

test(
  `${CHANGES} changes of the page leave nothing behind`,
  { tag: '@nightly' },
  async ({ page, request, context }, info) => {
    test.setTimeout(900_000);
    await page.addInitScript(() => {
      window.intervals = new Set();
      const start = window.setInterval.bind(window);
      const stop = window.clearInterval.bind(window);
      Object.assign(window, {
        setInterval: (...args: Parameters<typeof setInterval>) => {
          const id = Number(start(...args));
          window.intervals.add(id);
          return id;
        },
        clearInterval: (id: number) => {
          window.intervals.delete(id);
          stop(id);
        },
      });
    });
    await signIn(page, request);
    await page.goto(inApp(info, '/'));
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const travel = async (changes: number) => {
      for (let change = 0; change < changes; change += 1) {
        const path = visited[change % visited.length] ?? '/';
        // One page after the other, as one person would.
        // oxlint-disable-next-line no-await-in-loop
        await go(page, inApp(info, path));
        // oxlint-disable-next-line no-await-in-loop
        await expect(page.locator('main h1').first()).toBeAttached();
        // oxlint-disable-next-line no-await-in-loop
        await pause(page, 'a look at the page');
      }
      await go(page, inApp(info, '/about'));
      await pause(page, 'all is done');
      return measure(page, session);
    };
    // After some rounds all code is loaded and all lasting caches are filled.
    const before = await travel(visited.length * 3);
    const after = await travel(CHANGES);
    console.log(`${info.project.name}: before`, before, 'after', after);
    expect(after.heap - before.heap).toBeLessThan(10);
    expect(after.listeners - before.listeners).toBeLessThan(50);
    expect(after.nodes - before.nodes).toBeLessThan(2000);
    expect(after.intervals).toBeLessThanOrEqual(before.intervals);
  },
);
