import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** How long a page must have no requests to count as quiet, in milliseconds. */
const QUIET = 500;

/**
 * Tracks the requests of a page and its frames from now on. Playwright's own `networkidle` never comes if a frame is left while
 * it still has requests pending, as examples in frames of the documentation are.
 *
 * @returns A function that waits until no request has been pending for a while.
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
