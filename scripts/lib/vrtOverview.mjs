import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A story whose pictures differ, as `vrt/summaryReporter.mjs` records it.
 *
 * @typedef {{ title: string, reason: string, pictures: readonly { picture: string, expected?: string, actual?: string, diff?: string }[] }} Change
 */

/** Reads the differences recorded by the last run; empty without a run. @param {string} file @returns {Change[]} */
export const readChanges = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];

const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/**
 * Writes a page with all pictures that differ, as thumbnails of expected, actual and difference that link to the full size.
 *
 * @param {readonly Change[]} changes
 * @param {string} folder
 * @returns {string} The path of the page.
 */
export function writeOverview(changes, folder) {
  const pictures = path.join(folder, 'pictures');
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const rows = changes.flatMap(({ title, reason, pictures: own }) => [
    `<h2>${escape(title)}</h2>`,
    ...(own.length === 0 ? [`<p>${escape(reason)}</p>`] : []),
    ...own.map(({ picture, ...files }) => {
      const cells = ['expected', 'actual', 'diff'].map((kind) => {
        const file = files[kind];
        if (!file || !existsSync(file))
          return `<figure><figcaption>${kind}: none</figcaption></figure>`;
        const name = `${picture}-${kind}.png`;
        copyFileSync(file, path.join(pictures, name));
        const src = `pictures/${encodeURIComponent(name)}`;
        return `<figure><a href="${src}"><img src="${src}" alt="${kind} of ${escape(picture)}" loading="lazy"></a><figcaption>${kind}</figcaption></figure>`;
      });
      return `<section><h3>${escape(picture)}</h3>${cells.join('')}</section>`;
    }),
  ]);
  const page = path.join(folder, 'overview.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that differ</title><style>
body{font:15px/1.5 system-ui;margin:2rem}section{display:flex;flex-wrap:wrap;gap:1rem;margin-bottom:1.5rem}h3{flex:0 0 100%;margin:0;font-size:1em}
figure{margin:0}img{max-width:320px;max-height:240px;border:1px solid #ccc}</style>
<h1>${changes.length} stories differ</h1>
${rows.join('\n')}
</html>
`,
  );
  return page;
}

/**
 * Accepts pictures of a run as baselines and returns their names.
 *
 * @param {readonly Change[]} changes
 * @param {readonly string[]} names Only stories whose title contains one of these; all stories when empty.
 * @param {string} baselines
 */
export function acceptChanges(changes, names, baselines) {
  const meant = changes.filter(
    ({ title }) => names.length === 0 || names.some((name) => title.includes(name)),
  );
  return meant
    .flatMap(({ pictures }) => pictures)
    .flatMap(({ picture, actual }) => {
      if (!actual || !existsSync(actual)) return [];
      copyFileSync(actual, path.join(baselines, `${picture}.png`));
      return [picture];
    });
}

/**
 * Removes accepted pictures from the recorded differences, and the file once none is left.
 *
 * @param {string} file
 * @param {readonly string[]} taken
 */
export function keepRest(file, taken) {
  const isLeft = ({ pictures }) => pictures.some(({ picture }) => !taken.includes(picture));
  const rest = readChanges(file).filter(isLeft);
  if (rest.length > 0) writeFileSync(file, JSON.stringify(rest, null, 2));
  else rmSync(file);
}
