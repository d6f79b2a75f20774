import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Request,
  type Response,
} from '@playwright/test';
import { latency } from './pauses.ts';
import { recordModules } from './seen.ts';

interface Problems {
  /**
   * Declares what this test causes on purpose: messages and addresses that match are no problem. Throws
   * for a pattern that would match whatever goes wrong.
   */
  allow: (...patterns: RegExp[]) => void;
}

declare global {
  interface Window {
    reportRefused?: (text: string) => void;
  }
}

/** A page left while it still loads something breaks that off itself. */
const LEFT = 'net::ERR_ABORTED';

/** A problem that no test can have on purpose. */
const UNNAMED = 'console: something else';

/** What a browser says of an address that a server has answered 404. */
const ANSWERED_404 = /^Failed to load resource: .*\b404\b/;

/** Whether an answer is a page that says itself that there is none, as the sites do at every address that they do not have. */
const isMissingPage = (response: Response) =>
  response.status() === 404 &&
  response.request().isNavigationRequest() &&
  response.headers()['x-robots-tag'] === 'noindex';

/** Collects what goes wrong in a page without being seen. */
function watch(page: Page, found: string[]) {
  const missing = new Set<string>();
  const onConsole = (message: ConsoleMessage) => {
    const { url } = message.location();
    if (missing.has(url) && ANSWERED_404.test(message.text())) return;
    if (message.type() === 'error') found.push(`console: ${message.text()} (${url})`);
  };
  const onFailed = (request: Request) => {
    const reason = request.failure()?.errorText;
    if (reason !== LEFT) found.push(`request: ${reason} ${request.url()}`);
  };
  page.on('console', onConsole);
  page.on('pageerror', (error) => found.push(`page: ${error.stack ?? error.message}`));
  page.on('requestfailed', onFailed);
  page.on('response', (response) => {
    if (isMissingPage(response)) missing.add(response.url());
    else if (response.status() >= 400)
      found.push(`response: ${response.status()} ${response.url()}`);
  });
}

/** Collects what the Content-Security-Policy refused, frames included. */
async function watchPolicy(context: BrowserContext, found: string[]) {
  await context.exposeFunction('reportRefused', (text: string) => found.push(`policy: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { reportRefused } = window;
      reportRefused?.(`${effectiveDirective} refused ${blockedURI} on ${document.location.href}`);
    });
  });
}

/**
 * Lets a page know of presses alone. What a test asks a page counts as a press in the browser (`userGesture` of
 * Runtime.callFunctionOn), so that a lesson would start by itself or not by when it was asked.
 */
const countPresses = (context: BrowserContext) =>
  context.addInitScript(() => {
    let hasBeenActive = false;
    for (const kind of ['pointerdown', 'touchend', 'keydown'])
      window.addEventListener(
        kind,
        ({ isTrusted }) => {
          if (isTrusted) hasBeenActive = true;
        },
        true,
      );
    const { userActivation } = navigator;
    Object.defineProperty(navigator, 'userActivation', {
      value: {
        get hasBeenActive() {
          return hasBeenActive;
        },
        get isActive() {
          return hasBeenActive && userActivation.isActive;
        },
      },
    });
  });

/** Playwright's test, failing on any console error, exception or failed request that the test does not declare. */
export const test = base.extend<{
  problems: Problems;
  presses: null;
  modules: null;
  lateReplies: null;
}>({
  page: async ({ page }, provide) => {
    await provide(page);
    // A route that is still at an answer would find it gone with the page.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  presses: [
    async ({ context }, provide) => {
      await countPresses(context);
      await provide(null);
    },
    { auto: true },
  ],
  problems: [
    async ({ context }, provide) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      context.on('page', (page) => watch(page, found));
      await watchPolicy(context, found);
      await provide({
        allow: (...patterns) => {
          const blanket = patterns.find((pattern) => pattern.test(UNNAMED));
          if (blanket) throw new Error(`${blanket} allows whatever goes wrong: name what may.`);
          allowed.push(...patterns);
        },
      });
      const unexpected = found.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'nothing goes wrong unseen').toEqual([]);
    },
    { auto: true },
  ],
  lateReplies: [
    async ({ context }, provide) => {
      if (process.env['QINGHE_SLOW_REPLIES'])
        await context.route(/\/(?:api|addons)\//, async (route) => {
          await latency(Math.random() ** 2 * 900);
          await route.fallback();
        });
      await provide(null);
    },
    { auto: true },
  ],
  modules: [
    async ({ context }, provide, info) => {
      const end = process.env['QINGHE_RECORD'] ? recordModules(context, info) : null;
      await provide(null);
      await end?.();
    },
    { auto: true },
  ],
});

export { expect };
