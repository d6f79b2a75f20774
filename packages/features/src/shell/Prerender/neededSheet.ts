/** Matches a custom property that a stylesheet sets. */
const SET = /--([\w-]+):([^;{}]*);?/g;

const EMPTY = /[^{}]*\{\}/g;

/**
 * Matches an `@font-face` with a file. The fallback font has letters of the same width, and the bandwidth is left to the picture
 * of the first view.
 */
const FACE = /@font-face\{[^{}]*url\([^{}]*\}/g;

const READ = /var\(--([\w-]+)/g;

const namesIn = (text: string) => Array.from(text.matchAll(READ), ([, name = '']) => name);

/**
 * Returns what is needed of a stylesheet before all of it is loaded: without fonts in files and without the custom properties
 * that neither its own rules nor `others` read.
 *
 * @param sheet As a build writes it, without comments.
 */
export function neededSheet(sheet: string, others: string): string {
  const readBy = new Map<string, string[]>();
  for (const [, name = '', value = ''] of sheet.matchAll(SET))
    readBy.set(name, [...(readBy.get(name) ?? []), ...namesIn(value)]);
  const needed = new Set<string>();
  const next = namesIn(sheet.replace(SET, '') + others);
  for (let name = next.pop(); name !== undefined; name = next.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    next.push(...(readBy.get(name) ?? []));
  }
  // Removes rules that became empty, then the blocks around them that became empty.
  return [EMPTY, EMPTY].reduce(
    (text, empty) => text.replace(empty, ''),
    sheet.replace(FACE, '').replace(SET, (text, name: string) => (needed.has(name) ? text : '')),
  );
}
