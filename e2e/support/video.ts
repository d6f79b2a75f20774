import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const untilPlayable = (video: Locator) =>
  expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThanOrEqual(3);

/** Disables the browser's native HLS playback, so that hls.js plays. */
export const withoutNativeHls = (page: Page) =>
  page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = (type) => (type.includes('mpegurl') ? '' : 'maybe');
  });

/** Seeks a lesson to a second, without playing it. */
export async function openAt(video: Locator, second: number) {
  await untilPlayable(video);
  await video.evaluate((element: HTMLVideoElement, to) => {
    element.currentTime = to;
  }, second);
}

/** Plays a lesson without sound at four times its speed, once it can be played. */
export async function playFast(video: Locator) {
  await untilPlayable(video);
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
    element.playbackRate = 4;
  });
}

/** Returns the current position of a lesson in seconds. */
export const secondOf = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => element.currentTime);

/** Waits until a lesson has reached a second; returns its position then. */
export const reach = (video: Locator, second: number) =>
  video.evaluate(
    (element: HTMLVideoElement, until) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (element.currentTime >= until) resolve(element.currentTime);
          else setTimeout(look, 20);
        };
        look();
      }),
    second,
  );

/** Records from now on, on any page of the site, at which second a video first plays. */
export const watchStart = (page: Page) =>
  page.evaluate(() => {
    Reflect.deleteProperty(window, 'startedAt');
    document.addEventListener(
      'playing',
      ({ target }) => {
        if (target instanceof HTMLVideoElement && !('startedAt' in window))
          Reflect.set(window, 'startedAt', target.currentTime);
      },
      true,
    );
  });

/** Returns the second at which a video first played since {@link watchStart}; NaN if none has. */
export const startOf = (page: Page) =>
  page.evaluate(() => Number(Reflect.get(window, 'startedAt') ?? Number.NaN));

/** Records from now on at what time each second of a lesson is shown. */
export const watchSeconds = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => {
    const marks: { at: number; second: number; rate: number }[] = [];
    element.addEventListener('timeupdate', () => {
      if (!element.paused && !element.seeking && element.readyState > 2)
        marks.push({
          at: performance.now(),
          second: element.currentTime,
          rate: element.playbackRate,
        });
    });
    Object.assign(element, { marks });
  });

/** Asserts that since {@link watchSeconds} the lesson never stood still for 3 s and never left out or repeated 2 s. */
export async function expectSmooth(video: Locator) {
  const marks = await video.evaluate((element) => {
    const kept: unknown = Reflect.get(element, 'marks');
    return Array.isArray(kept) ? kept : [];
  });
  expect(marks.length).toBeGreaterThan(10);
  for (const [index, mark] of marks.entries()) {
    const before = marks[index - 1] ?? mark;
    // Of a busy machine one hears late, but the lesson has played on meanwhile.
    const passed = (mark.at - before.at) / 1000;
    const played = (mark.second - before.second) / mark.rate;
    expect(passed - played, 'stood still').toBeLessThan(3);
    expect(played - passed, 'left out').toBeLessThan(2);
    expect(played, 'repeated').toBeGreaterThan(-2);
  }
}

/**
 * Presses 取消 as soon as the countdown to the next lesson is there, which may be over before a busy machine's test has seen it.
 * Returns what the player says then.
 */
export const cancelNext = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const press = () => {
          const region = document.querySelector('[aria-label="播放器"]');
          const button = Array.from(region?.querySelectorAll('button') ?? []).find(
            ({ textContent }) => textContent.trim() === '取消',
          );
          if (!button) return;
          observer.disconnect();
          resolve(region?.textContent ?? '');
          button.click();
        };
        const observer = new MutationObserver(press);
        observer.observe(document.body, { childList: true, subtree: true });
        press();
      }),
  );
