/** A custom property that a sheet sets. */
const SET = /--([\w-]+):([^;{}]*);?/g;

const EMPTY = /[^{}]*\{\}/g;

/** A typeface in a file: what stands in has letters as wide, and the line is for the picture of the first view. */
const FACE = /@font-face\{[^{}]*url\([^{}]*\}/g;

const READ = /var\(--([\w-]+)/g;

const namesIn = (text: string) => Array.from(text.matchAll(READ), ([, name = '']) => name);

/**
 * A sheet without the custom properties that neither its own rules read nor those of `others`, and without typefaces in
 * files: what is needed of it before the whole is there.
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
  // What is left empty, and what that leaves empty around it.
  return [EMPTY, EMPTY].reduce(
    (text, empty) => text.replace(empty, ''),
    sheet.replace(FACE, '').replace(SET, (text, name: string) => (needed.has(name) ? text : '')),
  );
}
