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
import { trackRequests } from './rest.ts';
import { recordModules } from './seen.ts';

interface Problems {
  /**
   * Declares the messages and addresses that this test causes on purpose: a match is no problem. Throws for a pattern so broad
   * that it would match any problem.
   */
  allow: (...patterns: RegExp[]) => void;
}

declare global {
  interface Window {
    reportRefused?: (text: string) => void;
  }
}

/** Error of requests that a page cancels when it is left while still loading. */
const LEFT = 'net::ERR_ABORTED';

/** A sample problem that no pattern of a test may match. */
const UNNAMED = 'console: something else';

/** The browser's console message about a reply with status 404. */
const ANSWERED_404 = /^Failed to load resource: .*\b404\b/;

/** Whether a response is the site's own not-found page, which the sites send for every unknown address. */
const isMissingPage = (response: Response) =>
  response.status() === 404 &&
  response.request().isNavigationRequest() &&
  response.headers()['x-robots-tag'] === 'noindex';

/** Collects console errors, exceptions, failed requests and error replies of a page. */
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
 * Makes `navigator.userActivation` count real presses only. The browser also counts a test's evaluation in the page as a press
 * (`userGesture` of Runtime.callFunctionOn), so whether a lesson starts by itself would depend on its timing.
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
    // A route handler that is still answering would fail once the page is closed.
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
      context.on('page', (page) => {
        watch(page, found);
        trackRequests(page);
      });
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
