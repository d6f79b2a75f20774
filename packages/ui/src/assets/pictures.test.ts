import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** More elements than that take the browser longer, on the thread that answers presses, than any script of the page. */
const MOST_ELEMENTS = 100;

const pictures = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.svg'));

it('there are pictures to look at', () => {
  expect(pictures).not.toEqual([]);
});

it.each(pictures)('%s is drawn with few elements', (name) => {
  const svg = readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
  expect(svg.match(/<[a-z]/gi)?.length).toBeLessThanOrEqual(MOST_ELEMENTS);
});
