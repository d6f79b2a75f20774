import { expect, it } from 'vitest';
import { checkStatus, printStatus, readStatus } from './status.mjs';

const rows = readStatus();

it('knows every cell of every component and pattern', () => {
  expect(checkStatus(rows)).toEqual([]);
});

it('misses what nothing vouches for', () => {
  const [row] = rows;
  if (!row) throw new Error('There is no component.');
  const bare = { ...row, title: 'Components/New', since: null, keyboard: null, stories: 0 };
  expect(checkStatus([bare])).toEqual([
    'Components/New: no version in scripts/lib/docs/since.json',
    'Components/New: no story',
    'Components/New: no word about keys',
  ]);
});

it('finds the screens that need a part', () => {
  const player = rows.find(({ title }) => title === 'Patterns/Player');
  expect(player?.screens).toEqual(['Desktop/CourseVideo', 'Mobile/CourseVideo']);
});

it('prints a line for each', () => {
  expect(printStatus(rows).split('\n')).toHaveLength(rows.length + 1);
});
