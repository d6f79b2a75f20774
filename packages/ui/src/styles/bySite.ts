/** The lengths of a value, each with the brackets that belong to it. */
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

/** As CSS reads one to four lengths: those that are missing stand on the other side. */
const fill = (parts: readonly string[], count: number): (string | undefined)[] =>
  Array.from({ length: count }, (_, index) => parts[index] ?? parts[index - 2] ?? parts[0]);

const summand = (flag: string, length = '0') =>
  `var(--${flag}) * ${length === '0' ? '0px' : length}`;

/**
 * What is no length and differs between the sites, the desktop's first: `display: wordBySite('grid', 'block')`. Of its two
 * words, which may be whole values, the property sees one, in the same way as of two lengths.
 */
export function wordBySite<Word extends string>(web: Word, h5: Word): Word;
export function wordBySite(web: string, h5: string): string {
  return `var(--if-web, ${web}) var(--if-h5, ${h5})`;
}

/**
 * Lengths that differ between the sites, the desktop's first: `bySite(space(6), space(3))`. Both looks
 * can stand on one page: what decides is the nearest `data-h5`, or none. The builds of the sites keep
 * the value of their own alone.
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
