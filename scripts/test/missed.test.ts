import { expect, it } from 'vitest';
import { caughtAmong } from './missed.mjs';

/** Tries groups of numbers, of which those in `caught` are caught, and counts the trials. */
function trials(caught: readonly number[]) {
  const tried: number[][] = [];
  return {
    tried,
    isCaught: (group: readonly number[]) => {
      tried.push([...group]);
      return Promise.resolve(group.some((item) => caught.includes(item)));
    },
  };
}

it('tries nothing without items', async () => {
  const { tried, isCaught } = trials([1]);
  expect(await caughtAmong([], isCaught)).toEqual([]);
  expect(tried).toEqual([]);
});

it('needs one trial where nothing is caught', async () => {
  const { tried, isCaught } = trials([]);
  expect(await caughtAmong([1, 2, 3, 4, 5], isCaught)).toEqual([]);
  expect(tried).toEqual([[1, 2, 3, 4, 5]]);
});

it.each([[[3]], [[1, 5]], [[1, 2, 3, 4, 5]]])('finds %j', async (caught) => {
  expect(await caughtAmong([1, 2, 3, 4, 5], trials(caught).isCaught)).toEqual(caught);
});
