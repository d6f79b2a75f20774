import { expect, it } from 'vitest';
import { changesOf, notesOfLog } from './changes.mjs';
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

it('finds the screens that need a part', () => {
  const player = rows.find(({ title }) => title === 'Patterns/Player');
  expect(player?.screens).toEqual(['Desktop/CourseVideo', 'Mobile/CourseVideo']);
});

it('prints a line for each', () => {
  expect(printStatus(rows).split('\n')).toHaveLength(rows.length + 1);
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

it('refuses a part that has changed for too long since a person saw it', () => {
  const seen = { title: 'Components/Chip', by: 'Lin', date: '2026-01-01', commit: 'HEAD' };
  const row = (changed: string | null) => ({ title: seen.title, review: { ...seen, changed } });
  expect(checkReviews([], [row(null), row('2026-02-01')])).toEqual([]);
  expect(checkReviews([], [row('2026-06-01')])).toHaveLength(1);
  expect(isUnreviewed(row(null))).toBe(false);
  expect(isUnreviewed(row('2026-02-01'))).toBe(true);
  expect(reviewCell(null)).toBe('not yet');
});
