/** Splits a value into its lengths: at spaces outside of brackets. */
const partsOf = (value: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  for (const word of value.split(' ')) {
    if (depth === 0) parts.push(word);
    else parts.push(`${parts.pop()} ${word}`);
    depth += word.split('(').length - word.split(')').length;
  }
  return parts;
};

/** Expands one to four lengths to `count` as CSS does: a missing one is taken from the opposite side. */
const fill = (parts: readonly string[], count: number): (string | undefined)[] =>
  Array.from({ length: count }, (_, index) => parts[index] ?? parts[index - 2] ?? parts[0]);

const summand = (flag: string, length = '0') =>
  `var(--${flag}) * ${length === '0' ? '0px' : length}`;

/**
 * Returns a value that is not a length and differs between the sites, the desktop's first:
 * `display: wordBySite('grid', 'block')`. The property gets one of the two values, chosen in the same way as by `bySite`.
 */
export function wordBySite<Word extends string>(web: Word, h5: Word): Word;
export function wordBySite(web: string, h5: string): string {
  return `var(--if-web, ${web}) var(--if-h5, ${h5})`;
}

/**
 * Returns lengths that differ between the sites, the desktop's first: `bySite(space(6), space(3))`. One page
 * can have both designs: an element inside `data-h5` has the mobile one. The build of each site keeps only
 * that site's value.
 */
export function bySite(web: string, h5: string): string {
  const [ours, theirs] = [partsOf(web), partsOf(h5)];
  const count = Math.max(ours.length, theirs.length);
  const [left, right] = [fill(ours, count), fill(theirs, count)];
  return left
    .map((length, index) =>
      length === right[index]
        ? length
        : `calc(${summand('on-web', length)} + ${summand('on-h5', right[index])})`,
    )
    .join(' ');
}
