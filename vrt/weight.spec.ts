import { gzipSync } from 'node:zlib';
import { expect, test, type Page, type Response } from '@playwright/test';
import { documentPages } from './baselines.mjs';
import { areStoriesDrawn } from './openStory.ts';

/** The most that a page of the documentation may bring, in bytes, as a server that compresses sends it. */
const MOST_BYTES = 3_000_000;

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

/** What a page brings to somebody who has nothing of Storybook yet and reads it to its end, largest first. */
async function weigh(page: Page, id: string): Promise<[path: string, bytes: number][]> {
  const replies = new Map<string, Response>();
  page.on('response', (response) => {
    if (isSent(response)) replies.set(response.url(), response);
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
  await page.locator('#storybook-docs h1').first().waitFor();
  await page.waitForFunction(areStoriesDrawn);
  await page.evaluate(readToItsEnd);
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(
    Array.from(replies, async ([url, response]): Promise<[string, number]> => [
      new URL(url).pathname,
      await sizeOf(response),
    ]),
  );
  return files.toSorted(([, a], [, b]) => b - a);
}

/** The pages that bring most; the others are weighed at night. */
const HEAVIEST = ['desktop-home--docs', 'guides-screens--docs', 'patterns-player--docs'];

for (const { id } of documentPages())
  test(`${id} is light${HEAVIEST.includes(id) ? '' : ' @nightly'}`, async ({ page }) => {
    const files = await weigh(page, id);
    const bytes = files.reduce((sum, [, size]) => sum + size, 0);
    console.log(`${id}: ${(bytes / 1e6).toFixed(2)} MB in ${files.length} files`);
    const largest = files.slice(0, 8).map(([name, size]) => `${name} ${size}`);
    expect(bytes, `${bytes} bytes\n${largest.join('\n')}`).toBeLessThan(MOST_BYTES);
  });
