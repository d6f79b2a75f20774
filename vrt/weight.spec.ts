import { gzipSync } from 'node:zlib';
import { expect, test, type Page, type Response } from '@playwright/test';
import { documentPages } from './baselines.mjs';
import { areStoriesDrawn } from './playStory.mjs';
import { watchRequests } from './quiet.ts';
import { processorTime, slowness } from './slowness.ts';

/** Largest size of a documentation page with all its files, in bytes, as sent by a server that compresses. */
const MOST_BYTES = 3_000_000;

/**
 * Longest processor time until all examples of a page are drawn, in milliseconds of the reference machine. A reader on a quiet
 * machine waits no longer than that; other work of a busy machine does not count, nor that a machine is slower than the reference.
 */
const MOST_TIME = 2000;

/** Content types that are sent compressed: all others are compressed formats already. */
const TEXT = /javascript|json|css|html|svg|xml|text\//;

/** Sizes by address, stored because most pages load the same files. */
const sizes = new Map<string, number>();

/** Returns the size of a reply as it is transferred, in bytes. */
async function sizeOf(response: Response): Promise<number> {
  const url = response.url();
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const body = await response.body().catch(() => Buffer.alloc(0));
  const type = response.headers()['content-type'] ?? '';
  const size = TEXT.test(type) ? gzipSync(body).length : body.length;
  sizes.set(url, size);
  return size;
}

/** Whether a reply came over the network: those of the demo school are made in the page. */
const isSent = (response: Response) =>
  /^https?:/.test(response.url()) && response.headers()['x-powered-by'] !== 'msw';

/** Scrolls through a page, so that it loads what it shows only in view. Runs in the page. */
async function readToItsEnd() {
  const drawn = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { body } = document;
  for (let y = 0; y < body.scrollHeight; y += window.innerHeight) {
    window.scrollTo(0, y);
    await drawn();
  }
}

/** Opens a page without any cache; returns its processor time until all is drawn, in milliseconds of the reference machine. */
async function measure(page: Page, id: string): Promise<number> {
  const slow = await slowness(page.context());
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
  await page.locator('#storybook-docs h1').first().waitFor();
  await page.waitForFunction(areStoriesDrawn);
  return (await processorTime(page)) / slow;
}

/** As {@link measure}, and returns the files that the page loads until its end, largest first. */
async function weigh(page: Page, id: string): Promise<{ time: number; files: [string, number][] }> {
  const replies = new Map<string, Response>();
  const becomesQuiet = watchRequests(page);
  page.on('response', (response) => {
    if (isSent(response)) replies.set(response.url(), response);
  });
  const time = await measure(page, id);
  await page.evaluate(readToItsEnd);
  await becomesQuiet();
  const files = await Promise.all(
    Array.from(replies, async ([url, response]): Promise<[string, number]> => [
      new URL(url).pathname,
      await sizeOf(response),
    ]),
  );
  return { time, files: files.toSorted(([, a], [, b]) => b - a) };
}

/** The pages that load most; the others are measured at night. */
const HEAVIEST = ['desktop-home--docs', 'guides-screens--docs', 'patterns-player--docs'];

/** How often a page that takes too long is measured: disturbances of the machine can only add to its time. */
const LOOKS = 5;

for (const { id } of documentPages())
  test(`${id} is light and soon there${HEAVIEST.includes(id) ? '' : ' @nightly'}`, async ({
    page,
    browser,
  }, info) => {
    test.setTimeout(LOOKS * 60_000);
    const { time: first, files } = await weigh(page, id);
    let time = first;
    for (let look = 1; look < LOOKS && time >= MOST_TIME; look += 1) {
      // Each look has the machine to itself.
      /* oxlint-disable no-await-in-loop */
      const again = await browser.newContext(info.project.use);
      time = Math.min(time, await measure(await again.newPage(), id));
      await again.close();
      /* oxlint-enable no-await-in-loop */
    }
    const bytes = files.reduce((sum, [, size]) => sum + size, 0);
    console.log(
      `${id}: ${(bytes / 1e6).toFixed(2)} MB in ${files.length} files, ${Math.round(time)} ms of the reference machine`,
    );
    const largest = files.slice(0, 8).map(([name, size]) => `${name} ${size}`);
    expect(bytes, `${bytes} bytes\n${largest.join('\n')}`).toBeLessThan(MOST_BYTES);
    expect(time).toBeLessThan(MOST_TIME);
  });
