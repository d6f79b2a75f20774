import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { changesOf, notesOfLog } from './changes.mjs';
import { filesIn, readSource } from '../sources.mjs';
import { checkReviews } from './reviews.mjs';
import { checkStatus, isUnreviewed, printStatus, readStatus, reviewCell } from './status.mjs';

const rows = readStatus();

it('knows every cell of every component and pattern', () => {
  expect(checkStatus(rows)).toEqual([]);
});

it('misses what nothing vouches for', () => {
  const [row] = rows;
  if (!row) throw new Error('There is no component.');
  const bare = {
    ...row,
    title: 'Components/New',
    since: null,
    keyboard: null,
    spoken: null,
    stories: 0,
  };
  expect(checkStatus([bare])).toEqual([
    'Components/New: no version that brought it (since of its Status)',
    'Components/New: no story',
    'Components/New: no word about keys',
    'Components/New: no spoken script (npm run spoken:accept)',
  ]);
});

/** Parts whose styles differ by site in a way that pictures cannot show, with the reason. */
const ALIKE = new Map([['Components/Toast', 'it only stands elsewhere in the window']]);

it('has pictures of both sites wherever a part looks different there', () => {
  const isBySite = ({ folder }: { folder: string }) =>
    filesIn(folder, (file) => file.endsWith('.styles.ts')).some((file) =>
      /[bB]ySite\(|\/styles\/site\.ts'/.test(readSource(file)),
    );
  const bySite = rows.filter(isBySite);
  expect(bySite.length).toBeGreaterThan(25);
  const without = bySite.filter(({ pictures }) => pictures.h5 === 0).map(({ title }) => title);
  expect(without).toEqual([...ALIKE.keys()]);
});

it('finds the screens that need a part', () => {
  const player = rows.find(({ title }) => title === 'Patterns/Player');
  expect(player?.screens).toEqual(['Desktop/CourseVideo', 'Mobile/CourseVideo']);
});

it('prints a line for each', () => {
  const printed = printStatus(rows);
  expect(printed.split('\n')).toHaveLength(rows.length + 1);
  // An unknown value would be printed as a question mark.
  expect(printed).not.toContain('?');
});

it('knows what a changeset says of a part, and whether there is something to do', () => {
  const notes = [
    {
      version: 'next',
      source: 'a',
      text: 'A `Price` is said. `Chip` of the cards is gone.\nButton too.',
    },
    ...notesOfLog(
      '# ui\n\n## 0.2.0\n\n### Minor\n\n- abcdef1: `Chip` has\n  an icon.\n- `Tag`.\n',
      'b',
    ),
  ];
  expect(changesOf('Chip', notes)).toEqual([
    { version: 'next', text: '`Chip` of the cards is gone.', isMigration: true },
    { version: '0.2.0', text: '`Chip` has an icon.', isMigration: false },
  ]);
  expect(changesOf('Button', notes)).toEqual([]);
});

it('says of a review that it is of nothing, by nobody, or of no commit', () => {
  const review = { title: 'Components/Gone', by: ' ', date: 'soon', commit: '0000000' };
  expect(checkReviews([review], rows).length).toBeGreaterThanOrEqual(3);
});

it('takes a review as the command writes it, and in no other form', () => {
  const commit = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], {
    encoding: 'utf8',
  }).trim();
  const review = { title: 'Components/Chip', by: 'Lin', date: '2026-01-01', commit };
  expect(checkReviews([review], rows)).toEqual([]);
  for (const change of [
    { date: '1.1.2026' },
    { date: '2026-13-41' },
    { date: '2999-01-01' },
    { commit: 'HEAD' },
    { by: '' },
    { title: 'Button' },
    { note: 'fine' },
  ])
    expect([change, checkReviews([{ ...review, ...change }], rows).length]).toEqual([change, 1]);
});

it('refuses a part that has changed for too long since a person saw it', () => {
  const seen = { title: 'Components/Chip', by: 'Lin', date: '2026-01-01', commit: 'HEAD' };
  const row = (changed: string | null) => ({ title: seen.title, review: { ...seen, changed } });
  expect(checkReviews([], [row(null), row('2026-02-01')])).toEqual([]);
  expect(checkReviews([], [row('2026-06-01')])).toHaveLength(1);
  expect(isUnreviewed(row(null))).toBe(false);
  expect(isUnreviewed(row('2026-02-01'))).toBe(true);
  expect(reviewCell(null)).toBe('not yet');
});
