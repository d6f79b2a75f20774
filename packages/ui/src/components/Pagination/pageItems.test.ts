import { describe, expect, it } from 'vitest';
import { pageItems } from './pageItems.ts';

const show = (page: number, pageCount: number) =>
  pageItems(page, pageCount)
    .map((item) => (item === 'gap' ? '…' : item))
    .join(' ');

describe('pageItems', () => {
  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [2, 3, '1 2 3'],
    [1, 6, '1 2 3 4 5 6'],
    [1, 18, '1 2 3 4 … 18'],
    [3, 18, '1 2 3 4 … 18'],
    [4, 18, '1 2 3 4 5 … 18'],
    [9, 18, '1 … 8 9 10 … 18'],
    [15, 18, '1 … 14 15 16 17 18'],
    [18, 18, '1 … 15 16 17 18'],
  ])('shows the neighbours of page %i of %i', (page, pageCount, expected) => {
    expect(show(page, pageCount)).toBe(expected);
  });

  it('names every page at most once and in order', () => {
    for (let pageCount = 1; pageCount < 30; pageCount += 1)
      for (let page = 1; page <= pageCount; page += 1) {
        const numbers = pageItems(page, pageCount).filter((item) => item !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(numbers).toContain(page);
        expect(numbers).toContain(pageCount);
      }
  });
});
