import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createResolver } from '../imports.mjs';
import { root } from '../run.mjs';
import { filesIn, readSource } from '../sources.mjs';
import { allStories } from '../stories.mjs';
import { changesOf, readNotes, silentMajors } from './changes.mjs';
import { checkReviews, lastReview, readReviews } from './reviews.mjs';

/**
 * The status of a component or a pattern; each property is read from another source.
 *
 * @typedef {object} StatusRow
 * @property {string} title Such as `Components/Button`.
 * @property {string} folder Relative to the repository's root.
 * @property {string | null} status The badge on its page: stable, experimental or deprecated.
 * @property {string | null} since The version that introduced it, from its page.
 * @property {number} stories
 * @property {number} states Stories that show states side by side.
 * @property {{ light: number, dark: number, h5: number, forced: number }} pictures Numbers of baseline pictures: by theme, in the
 *   look of the mobile site, and in forced colours.
 * @property {'tested' | 'written' | 'no focus' | null} keyboard Whether a story presses keys, or else the page lists them or says
 *   that it takes no focus.
 * @property {string[] | null} spoken The phrases that a screen reader says for an example, in order.
 * @property {ReturnType<typeof lastReview>} review Its last review in `docs/reviews.json`; null without one.
 * @property {import('./changes.mjs').Change[]} changes Sentences of changesets and changelogs that name it.
 * @property {string[]} screens Screens of both sites that use it.
 */

const SCRIPT = /\.tsx?$/;
const TEST = /\.(stories|test)\.tsx?$/;
const IMPORT = /(?:from|import\()\s*'([^']+)'/g;

const pictures = '.storybook/__screenshots__';
const sites = { web: 'Desktop', h5: 'Mobile' };

const fileOf = createResolver(
  ['api', 'hooks', 'ui', 'features'].map((name) => {
    const file = `packages/${name}/package.json`;
    return { file, text: readSource(file) };
  }),
  (file) => SCRIPT.test(file) && existsSync(path.join(root, file)),
);

/** @type {Map<string, string[]>} */
const imports = new Map();

/** Lists the modules of the repository that a module imports. */
function importsOf(file) {
  const known = imports.get(file);
  if (known) return known;
  const found = Array.from(readSource(file).matchAll(IMPORT), ([, source = '']) =>
    fileOf(source, file),
  ).filter((name) => name !== null);
  imports.set(file, found);
  return found;
}

/** Returns some modules and all modules that they import, directly or indirectly. */
function closureOf(files) {
  const seen = new Set();
  const open = [...files];
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file) || TEST.test(file)) continue;
    seen.add(file);
    open.push(...importsOf(file));
  }
  return seen;
}

/** Returns the folder of the component or pattern that a module belongs to, such as `packages/ui/src/components/Button`. */
const partOf = (file) => file.split('/', 5).join('/');

/** Lists the screens of both sites with the folders of all modules that each uses, those of the layouts included. */
function readScreens() {
  const isCode = (file) => SCRIPT.test(file) && !TEST.test(file);
  return Object.entries(sites).flatMap(([app, site]) => {
    const frame = filesIn(`apps/${app}/src/layouts`, isCode);
    const pages = `apps/${app}/src/pages`;
    return readdirSync(path.join(root, pages), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({
        name: `${site}/${name}`,
        uses: new Set(
          Array.from(closureOf([...filesIn(`${pages}/${name}`, isCode), ...frame]), partOf),
        ),
      }));
  });
}

const baselines = new Set(
  existsSync(path.join(root, pictures)) ? readdirSync(path.join(root, pictures)) : [],
);

/** Whether a file of stories shows the look of the mobile site. */
const isOfPhones = (code) => /data-h5|viewport: \{ value: 'phone/.test(code);

/** Returns how a component's keyboard use is covered; null when neither stories nor page mention it. */
function keyboardOf(code, page) {
  if (/userEvent\.(keyboard|tab)\(|fireEvent\.keyDown\(/.test(code)) return 'tested';
  if (/takes no focus/.test(page)) return 'no focus';
  return /^\| Key/m.test(page) ? 'written' : null;
}

/** Reads the spoken phrases from a file that `vrt/spoken.spec.ts` checks; null without the file. */
const spokenOf = (file) =>
  existsSync(path.join(root, file)) ? readSource(file).trim().split('\n') : null;

/** Whether a part has no review, or has changed since the last one. @param {Pick<StatusRow, 'review'>} row */
export const isUnreviewed = ({ review }) => !review || review.changed !== null;

/** Reads the status of every component and pattern. @returns {StatusRow[]} */
export function readStatus() {
  const stories = allStories();
  const screens = readScreens();
  const reviews = readReviews();
  const notes = readNotes();
  return ['components', 'patterns'].flatMap((layer) =>
    readdirSync(path.join(root, `packages/ui/src/${layer}`), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => {
        const folder = `packages/ui/src/${layer}/${name}`;
        const title = `${layer === 'components' ? 'Components' : 'Patterns'}/${name}`;
        const own = stories.filter(({ file }) => file.startsWith(`${folder}/`));
        const files = [...new Set(own.map(({ file }) => file))];
        const code = files.map(readSource).join('\n');
        const file = `${folder}/${name}.mdx`;
        const page = existsSync(path.join(root, file)) ? readSource(file) : '';
        const count = (theme, of = own) =>
          of.filter(({ id }) => baselines.has(`${id}--${theme}.png`)).length;
        const ofPhones = files.filter((each) => isOfPhones(readSource(each)));
        return {
          title,
          folder,
          status: /<Status value="(\w+)"/.exec(page)?.[1] ?? null,
          since: /<Status [^>]*since="([^"]+)"/.exec(page)?.[1] ?? null,
          stories: own.length,
          states: own.filter((story) => story.title === `${title}/States`).length,
          pictures: {
            light: count('light'),
            dark: count('dark'),
            h5: count(
              'light',
              own.filter((story) => ofPhones.includes(story.file)),
            ),
            forced: count('forced'),
          },
          keyboard: keyboardOf(code, page),
          spoken: spokenOf(`${folder}/${name}.spoken.txt`),
          review: lastReview(title, folder, reviews),
          changes: changesOf(name, notes),
          screens: screens.filter(({ uses }) => uses.has(folder)).map((screen) => screen.name),
        };
      }),
  );
}

/** Formats the table's cell of the last review. @param {StatusRow['review']} review */
export const reviewCell = (review) =>
  review ? `${review.date} ${review.commit}${review.changed ? ', changed since' : ''}` : 'not yet';

/** Lists missing values of the table, wrong reviews and majors without a migration. @param {readonly StatusRow[]} rows */
export const checkStatus = (rows) => [
  ...rows.flatMap(
    ({ title, status, since, stories, pictures: { light, dark }, keyboard, spoken }) =>
      Object.entries({
        'badge on its page': status,
        'version that brought it (since of its Status)': since,
        story: stories,
        'word about keys': keyboard,
        'spoken script (npm run spoken:accept)': spoken,
        'picture for each of light and dark': light === dark,
      })
        .filter(([, found]) => !found)
        .map(([what]) => `${title}: no ${what}`),
  ),
  ...checkReviews(readReviews(), rows),
  ...silentMajors().map(
    (file) => `${file}: a new generation without a line that begins with Migration:`,
  ),
];

/** The columns of the table, for people and for tools. @type {readonly (readonly [head: string, cell: (row: StatusRow) => string | number | null])[]} */
export const columns = [
  ['Badge', ({ status }) => status],
  ['Stories', ({ stories }) => stories],
  ['States', ({ states }) => states],
  ['Light', ({ pictures }) => pictures.light],
  ['Dark', ({ pictures }) => pictures.dark],
  ['h5', ({ pictures }) => pictures.h5],
  ['Forced', ({ pictures }) => pictures.forced],
  ['Keyboard', ({ keyboard }) => keyboard],
  ['Spoken', ({ spoken }) => spoken && spoken.length],
  ['Reviewed', ({ review }) => reviewCell(review)],
  ['Screens', ({ screens }) => screens.length],
  ['Since', ({ since }) => since],
  ['Changes', ({ changes }) => changes.length],
  ['Migrations', ({ changes }) => changes.filter(({ isMigration }) => isMigration).length],
];

/** Formats the table as text. @param {readonly StatusRow[]} rows */
export function printStatus(rows) {
  const cells = [
    ['', ...columns.map(([head]) => head)],
    ...rows.map((row) => [row.title, ...columns.map(([, cell]) => String(cell(row) ?? '?'))]),
  ];
  const widths = cells[0]?.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths?.[0] ?? 0) : cell.padStart(widths?.[at] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
