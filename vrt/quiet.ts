import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** How long nothing may be asked for until a page counts as quiet, in milliseconds. */
const QUIET = 500;

/**
 * Watches what a page and its frames ask for, from now on. Playwright's own `networkidle` never comes where a frame is left while
 * something is on its way to it, as examples in frames of the documentation are.
 *
 * @returns Waits until nothing has been on its way for a while.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changed = performance.now();
  const end = (request: Request) => {
    open.delete(request);
    changed = performance.now();
  };
  page.on('request', (request) => {
    open.add(request);
    changed = performance.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    while (open.size > 0 || performance.now() - changed < QUIET)
      // oxlint-disable-next-line no-await-in-loop
      await setTimeout(50);
  };
}
