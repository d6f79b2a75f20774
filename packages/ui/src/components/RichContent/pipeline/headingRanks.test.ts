import { expect, it } from 'vitest';
import { headingRanks } from './headingRanks.ts';

it.each([
  [[], []],
  [[2], [1]],
  [
    [6, 6],
    [1, 1],
  ],
  [
    [2, 3, 2],
    [1, 2, 1],
  ],
  [
    [3, 5, 5, 3],
    [1, 2, 2, 1],
  ],
  [
    [3, 1, 2, 3],
    [1, 1, 2, 3],
  ],
  [
    [1, 6, 4, 6],
    [1, 2, 2, 3],
  ],
])('headings of the levels %j rank %j', (levels, ranks) => {
  expect(headingRanks(levels)).toEqual(ranks);
});
