import type { Page } from '@playwright/test';

/**
 * Every fixed pause, in milliseconds, for cases where nothing must happen and there is no event to wait for. Lint forbids timers
 * in journeys: list a new one here with its reason, or wait for a condition instead.
 */
const PAUSES = {
  /** A service worker is registered three seconds after the first content; here it must not be. */
  'no worker': 4000,
  /** A course is requested as soon as the pointer rests on its link; here it must not be. */
  'no preload': 500,
  /** A lesson that starts by itself does so once its address is set; here it must not. */
  'no start': 1000,
  /** A `javascript:` address runs in a task of its own after the press; here it must not. */
  'no script': 200,
  /** A retry may reload the page: the navigation begins in a task of its own or not at all. */
  'maybe a reload': 30,
  /** A person looks at a page before going on; the work that the page starts and leaves behind is measured. */
  'a look at the page': 120,
  /** The effect of a press is painted, and the browser has reported how long that took. */
  'until it is painted': 350,
  /** The last page's effects and late chunks have run before memory is measured. */
  'all is done': 1000,
} as const satisfies Record<string, number>;

/** Waits for one of the listed lengths of time. */
export const pause = (page: Page, why: keyof typeof PAUSES) =>
  // oxlint-disable-next-line no-restricted-properties -- the one place
  page.waitForTimeout(PAUSES[why]);

/** Resolves after the delay that a slow network adds to a reply, in milliseconds; only for use in request routes. */
export const latency = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Waits for two animation frames, so that pending changes are painted. */
export const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
