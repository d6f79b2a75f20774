import type { BrowserContext, Page } from '@playwright/test';

/**
 * Processor time of `workAsPagesDo` on the reference machine, in milliseconds. Reckoned on 2026-11-29 from 500 ms in an hour as
 * slow as one in which Lighthouse counted 846 ms of script for a course that has 457 in `bench/results.json`.
 */
const REFERENCE = 270;

/** Returns the processor time that the process of a page has used, in milliseconds. */
export async function processorTime(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const inSeconds = metrics.find(({ name }) => name === 'ProcessTime')?.value;
  if (inSeconds === undefined) throw new Error('The browser does not say what its processes cost.');
  return inSeconds * 1000;
}

/** Work of the kinds that a page makes: texts to objects and back, sorting, elements, layouts. Runs in a page. */
function workAsPagesDo() {
  const rows = Array.from({ length: 400 }, (_, place) => ({
    name: `行 ${(place * 7919) % 401}`,
    size: (place * 31) % 97,
    at: new Date(place * 1e8).toISOString(),
  }));
  for (let round = 0; round < 240; round += 1)
    JSON.parse(JSON.stringify(rows)).sort((a: { name: string }, b: { name: string }) =>
      a.name.localeCompare(b.name),
    );
  for (let round = 0; round < 12; round += 1) {
    const list = document.createElement('div');
    for (const { name, size, at } of rows) {
      const row = document.createElement('p');
      row.style.padding = `${size % 9}px`;
      for (const text of [name, `${size}`, at]) {
        const word = document.createElement('span');
        word.textContent = text;
        row.append(word);
      }
      list.append(row);
    }
    document.body.append(list);
    for (const width of [400, 500, 600, 700]) {
      list.style.width = `${width}px`;
      list.getBoundingClientRect();
    }
    list.remove();
  }
}

/** Returns how many times slower than the reference machine this one is at this moment; at least 1. */
export async function slowness(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const before = await processorTime(page);
  await page.evaluate(workAsPagesDo);
  const time = (await processorTime(page)) - before;
  await page.close();
  return Math.max(1, time / REFERENCE);
}
