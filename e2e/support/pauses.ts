import type { Page } from '@playwright/test';

/**
 * Every pause of a fixed length, in milliseconds: where nothing may happen there is no event to wait
 * for. Lint refuses timers in journeys; a new one stands here, with its reason, or becomes a condition.
 */
const PAUSES = {
  /** A worker is registered three seconds after the first content; here it must not be. */
  'no worker': 4000,
  /** A course is asked for as soon as the pointer rests on its link; here it must not be. */
  'no preload': 500,
  /** A lesson that starts by itself does so once its address is there; here it must not. */
  'no start': 1000,
  /** An address with a script in it runs in a task of its own after the press; here it must not. */
  'no script': 200,
  /** A retry may load the page anew: a navigation begins in a task of its own or not at all. */
  'maybe a reload': 30,
  /** A person looks at a page before going on; what it starts and leaves behind is what is measured. */
  'a look at the page': 120,
  /** What a press has changed is painted, and the browser has said how long that took. */
  'until it is painted': 350,
  /** The last page's effects and late code are done before memory is measured. */
  'all is done': 1000,
} as const satisfies Record<string, number>;

/** Waits for one of the listed lengths of time. */
export const pause = (page: Page, why: keyof typeof PAUSES) =>
  // oxlint-disable-next-line no-restricted-properties -- the one place
  page.waitForTimeout(PAUSES[why]);

/** What a slow network adds to a reply, in milliseconds; for routes alone. */
export const latency = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Waits until the page has drawn what it knows. */
export const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
