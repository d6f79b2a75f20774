import type { Page, Request } from '@playwright/test';
import { drawn } from './pauses.ts';

/** How long a page must have asked for nothing, in milliseconds. */
const QUIET = 500;
/** How often in a row a page must have drawn itself meanwhile: a busy machine draws rarely, and asks late for what is late. */
const LOOKS = 8;

interface Traffic {
  open: Set<Request>;
  changedAt: number;
}

const traffic = new WeakMap<Page, Traffic>();

/** Kinds of requests whose end a browser may never tell: media that are read in part, and what a page sends as it is left. */
const ENDLESS = new Set(['media', 'ping']);

/** Tracks the requests of a page from now on, for {@link atRest}. */
export function trackRequests(page: Page): void {
  const state: Traffic = { open: new Set(), changedAt: performance.now() };
  traffic.set(page, state);
  page.on('request', (request) => {
    state.changedAt = performance.now();
    // The end of what the document before was waiting for is not always told.
    if (request.isNavigationRequest()) state.open.clear();
    if (!ENDLESS.has(request.resourceType())) state.open.add(request);
  });
  const end = (request: Request) => {
    state.changedAt = performance.now();
    state.open.delete(request);
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/**
 * Waits until a page has asked for nothing for a while and has drawn itself all the same. Playwright's `networkidle` is also
 * there if a busy page only asks late, and stays for good.
 */
export async function atRest(page: Page): Promise<void> {
  // oxlint-disable-next-line no-restricted-properties -- the one place
  await page.waitForLoadState('load');
  const state = traffic.get(page) ?? { open: new Set(), changedAt: performance.now() };
  let looks = 0;
  let seen = -1;
  while (looks < LOOKS || performance.now() - state.changedAt < QUIET) {
    // oxlint-disable-next-line no-await-in-loop
    const isDrawn = await drawn(page).then(
      () => true,
      () => false,
    );
    // A page that is replaced meanwhile is looked at anew.
    if (!isDrawn && page.isClosed()) return;
    looks = isDrawn && state.open.size === 0 && state.changedAt === seen ? looks + 1 : 0;
    seen = state.changedAt;
  }
}
