/**
 * The ranks of headings, from 1, by their levels in the order of the page: the highest level that is used
 * ranks first, and none is skipped on the way down.
 */
export function headingRanks(levels: readonly number[]): number[] {
  const used = Array.from(new Set(levels)).sort((one, other) => one - other);
  let previous = 0;
  return levels.map((level) => {
    previous = Math.min(used.indexOf(level), previous) + 1;
    return previous;
  });
}
