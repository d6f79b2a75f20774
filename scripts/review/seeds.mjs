import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The changes that `scripts/try-review.mjs` makes: a part, a text in its styles, and the text that replaces it.
 *
 * @type {readonly (readonly [part: string, was: string, becomes: string])[]}
 */
export const SEEDS = [
  ['components/Chip', 'bySite(space(1, 4), ', 'bySite(space(1, 4.5), '],
  ['components/Price', "color: token('text-price')", "color: token('text-primary')"],
  ['patterns/CourseCard', "borderRadius: token('radius-lg')", "borderRadius: token('radius-sm')"],
  [
    'patterns/SectionHeader',
    'export const title = css({',
    'export const title = css({ fontWeight: 400,',
  ],
  ['patterns/NoteList', "display: 'grid', gap: space(3)", "display: 'grid', gap: space(4)"],
];

/** Returns the file with the styles of a part in a checkout, and its source. */
export function stylesOf(folder, part) {
  const file = path.join(folder, `packages/ui/src/${part}/${path.basename(part)}.styles.ts`);
  return { file, source: readFileSync(file, 'utf8') };
}
