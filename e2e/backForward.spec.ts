import { type Browser, chromium, type Page } from '@playwright/test';
import { resolveBrowser } from '../scripts/lib/browser.mjs';
import { signIn } from './support/member.ts';
import { places } from './support/places.ts';
import { inApp } from './support/projects.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/test.ts';

/** A page without code; every page is left by navigating to it. */
const PLAIN = '/healthz';

/** One address of every kind of page that has no form whose input would be lost. */
const kept = [...places, '/member/study', '/order/success?orderId=20261102741035', '/vip'];

/**
 * Leaves a page, comes back, and returns why the browser did not keep it in the back/forward cache; nothing if it did
 * (`pageshow.persisted`). The pinned browser, which has no window, keeps no page and says so for each; any other reason is caused
 * by the page itself. With the `CHROMIUM_PATH` of a whole Chromium, such as Debian's, each page has to be kept.
 */
async function whyNotKept(page: Page, address: string, prepare?: () => void): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reasons = new Promise<string[]>((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason).toSorted()),
    );
  });
  await page.goto(address);
  await atRest(page);
  if (prepare) await page.evaluate(prepare);
  await page.goto(`${PLAIN}?next`);
  // A page that was kept is not loaded again.
  await page.goBack({ waitUntil: 'commit' });
  const shown = await page.waitForFunction(() => Reflect.get(window, 'shown'));
  const found = (await shown.jsonValue()) === 'kept' ? [] : await reasons;
  await session.detach();
  return found;
}

let browser: Browser;

test.beforeAll(async () => {
  const { executablePath, args, env } = resolveBrowser();
  browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args,
    env: { ...process.env, ...env },
    // Playwright switches the back/forward cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});

test.afterAll(() => browser.close());

test(
  'no page keeps the browser from keeping it for back and forward',
  { tag: '@nightly' },
  async ({ request, baseURL, viewport, userAgent, isMobile, hasTouch }, info) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      viewport,
      isMobile,
      hasTouch,
      ...(userAgent !== undefined && { userAgent }),
    });
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) =>
        Reflect.set(window, 'shown', persisted ? 'kept' : 'anew'),
      );
      window.addEventListener('pagehide', () => Reflect.deleteProperty(window, 'shown'));
    });
    const always = await whyNotKept(page, PLAIN);
    let count = 0;
    await test.step('what keeps it is seen', async () => {
      const found = await whyNotKept(page, PLAIN, () =>
        window.addEventListener('unload', () => {}),
      );
      expect(always).not.toContain('UnloadHandlerExistsInMainFrame');
      expect(found).toContain('UnloadHandlerExistsInMainFrame');
    });
    await signIn(page, request);
    for (const place of kept)
      // oxlint-disable-next-line no-await-in-loop
      await test.step(place, async () => {
        const reasons = await whyNotKept(page, inApp(info, place));
        expect.soft(reasons.filter((reason) => !always.includes(reason))).toEqual([]);
        if (reasons.length === 0) count += 1;
      });
    console.log(
      `Chromium ${browser.version()}: ${count} of ${kept.length} pages came back as they were left.`,
    );
    await context.close();
  },
);
