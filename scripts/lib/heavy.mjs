import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Code that must not be in a page's first load: `mark` is a text found only in that code, `pages` those that may load it. */
const PARTS = [
  { name: 'the player', mark: 'x5-video-player-type', pages: /CourseVideoPage/ },
  { name: 'hls.js', mark: '#EXT-X-', pages: null },
  { name: 'KaTeX', mark: 'katex-mathml', pages: null },
  { name: 'highlight.js', mark: 'beginKeywords', pages: null },
];

/**
 * Lists the heavy parts that some code contains.
 *
 * @param {string} code
 */
export const holdsOf = (code) =>
  PARTS.filter(({ mark }) => code.includes(mark)).map(({ name }) => name);

/**
 * Finds heavy code in the scripts that each page of a built app loads at first.
 *
 * @param {string} dist A built app with `.vite/manifest.json`.
 * @returns {string[]} Problems, such as `HomePage loads hls.js`; also a part that is not found in the build at all.
 */
export function heavyParts(dist) {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
  const codeOf = (file) => readFileSync(path.join(dist, file), 'utf8');
  const closure = (key, found = new Set()) => {
    if (found.has(key) || !manifest[key]) return found;
    found.add(key);
    manifest[key].imports?.forEach((next) => closure(next, found));
    return found;
  };
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const pages = Object.keys(manifest).filter((key) => /pages\/\w+\/\w+Page\.tsx$/.test(key));
  const scripts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.js'));

  return PARTS.flatMap(({ name, mark, pages: allowed }) => {
    const holders = new Set(scripts.filter((file) => codeOf(file).includes(mark)));
    if (holders.size === 0) return [`${name} is nowhere in the build: its mark has changed`];
    return pages
      .filter((page) => !allowed?.test(page))
      .filter((page) =>
        [page, ...entries].some((start) =>
          [...closure(start)].some((key) => holders.has(manifest[key].file)),
        ),
      )
      .map((page) => `${path.basename(page, '.tsx')} loads ${name}`);
  });
}
