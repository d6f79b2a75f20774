/** Name of the folder with marks of missing rows, next to the prerendered pages of a build. */
export const MISSING = 'missing';

/** Maximum number of digits that is told apart; longer row numbers count as having this many. */
const LONGEST = 10;

const digitsOf = (row: string) => Math.min(/\d+$/.exec(row)?.[0].length ?? 0, LONGEST);
const lengthMark = (list: string, digits: number) => `${list}of-${digits}-digits`;
const listOf = (row: string) => row.replace(/\d+$/, '');

/** Returns the mark for all rows whose number has as many digits as this one's, such as `/courses/detail/of-5-digits`. */
export const markOfLength = (row: string): string => lengthMark(listOf(row), digitsOf(row));

/** With more gaps than this the numbers are not consecutive ids, and no gap is marked. */
const MOST_GAPS = 20_000;

/**
 * Returns the marks of missing rows: each unused number below the greatest one, and numbers with so many digits that none can
 * have been assigned since. Rows newer than the list get no mark.
 *
 * @param rows All rows of a list, such as `/courses/detail/7`; those of several lists may be mixed.
 */
export function missingMarks(rows: readonly string[]): string[] {
  const numbers = new Map<string, Set<number>>();
  for (const row of rows) {
    const of = numbers.get(listOf(row)) ?? new Set();
    numbers.set(listOf(row), of.add(Number(/\d+$/.exec(row)?.[0])));
  }
  return Array.from(numbers).flatMap(([list, known]) => {
    const greatest = Math.max(...known);
    const gaps = greatest - known.size > MOST_GAPS ? 0 : greatest;
    const below = Array.from({ length: gaps }, (_, index) => index + 1);
    const long = Array.from({ length: LONGEST }, (_, index) => index + 1).filter(
      (digits) => digits > String(greatest).length + 1,
    );
    return [
      ...below.filter((number) => !known.has(number)).map((number) => list + number),
      ...long.map((digits) => lengthMark(list, digits)),
    ];
  });
}
