import { gzipSync } from 'node:zlib';
import { expect, test, type Page, type Response } from '@playwright/test';
import { documentPages } from './baselines.mjs';
import { areStoriesDrawn } from './playStory.mjs';
import { watchRequests } from './quiet.ts';

/** The most that a page of the documentation may bring, in bytes, as a server that compresses sends it. */
const MOST_BYTES = 3_000_000;

/**
 * How long a page may keep processors busy until all its examples are drawn, in milliseconds. A reader on a quiet machine waits no
 * longer than that, and what else a busy one does counts for nothing.
 */
const MOST_TIME = 2000;

/** What is sent compressed: the rest is so by itself. */
const TEXT = /javascript|json|css|html|svg|xml|text\//;

/** Sizes by address: most pages bring the same files. */
const sizes = new Map<string, number>();

/** How many bytes a reply takes on its way. */
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

/** Whether a reply was sent: that of the demo school is made in the page. */
const isSent = (response: Response) =>
  /^https?:/.test(response.url()) && response.headers()['x-powered-by'] !== 'msw';

/** Lets a page show what it loads only when it comes into sight. Runs in the page. */
async function readToItsEnd() {
  const drawn = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { body } = document;
  for (let y = 0; y < body.scrollHeight; y += window.innerHeight) {
    window.scrollTo(0, y);
    await drawn();
  }
}

/** How long the process of a page has kept processors busy, in milliseconds. */
async function processorTime(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const inSeconds = metrics.find(({ name }) => name === 'ProcessTime')?.value;
  if (inSeconds === undefined) throw new Error('The browser does not say what its processes cost.');
  return inSeconds * 1000;
}

/** What a page costs somebody who has nothing of Storybook yet, and what it brings until its end is read, largest first. */
async function weigh(page: Page, id: string): Promise<{ time: number; files: [string, number][] }> {
  const replies = new Map<string, Response>();
  const becomesQuiet = watchRequests(page);
  page.on('response', (response) => {
    if (isSent(response)) replies.set(response.url(), response);
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
  await page.locator('#storybook-docs h1').first().waitFor();
  await page.waitForFunction(areStoriesDrawn);
  const time = await processorTime(page);
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

/** The pages that bring most; the others are weighed at night. */
const HEAVIEST = ['desktop-home--docs', 'guides-screens--docs', 'patterns-player--docs'];

/** How often a page that seems to cost too much is looked at: what disturbs a machine makes it cost more, and nothing less. */
const LOOKS = 3;

for (const { id } of documentPages())
  test(`${id} is light and soon there${HEAVIEST.includes(id) ? '' : ' @nightly'}`, async ({
    page,
    browser,
  }, info) => {
    const { time: first, files } = await weigh(page, id);
    let time = first;
    for (let look = 1; look < LOOKS && time >= MOST_TIME; look += 1) {
      // Each look has the machine to itself.
      /* oxlint-disable no-await-in-loop */
      const again = await browser.newPage(info.project.use);
      time = Math.min(time, (await weigh(again, id)).time);
      await again.close();
      /* oxlint-enable no-await-in-loop */
    }
    const bytes = files.reduce((sum, [, size]) => sum + size, 0);
    console.log(
      `${id}: ${(bytes / 1e6).toFixed(2)} MB in ${files.length} files, ${Math.round(time)} ms of processors`,
    );
    const largest = files.slice(0, 8).map(([name, size]) => `${name} ${size}`);
    expect(bytes, `${bytes} bytes\n${largest.join('\n')}`).toBeLessThan(MOST_BYTES);
    expect(time).toBeLessThan(MOST_TIME);
  });
