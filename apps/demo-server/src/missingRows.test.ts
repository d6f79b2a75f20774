import { expect, it } from 'vitest';
import { markOfLength, missingMarks } from './missingRows.ts';

it('marks what a list lacks, and numbers that cannot have been given away since', () => {
  const rows = ['/courses/detail/2', '/courses/detail/12', '/activates/detail/1'];
  const marks = missingMarks(rows);
  const courses = marks.filter((mark) => mark.startsWith('/courses/'));
  expect(courses.slice(0, 10)).toEqual(
    [1, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((number) => `/courses/detail/${number}`),
  );
  expect(courses.slice(10)).toEqual(
    [4, 5, 6, 7, 8, 9, 10].map((digits) => `/courses/detail/of-${digits}-digits`),
  );
  // Rows with the next numbers are not known, but not marked as missing.
  for (const next of ['/courses/detail/13', '/courses/detail/99', '/courses/detail/999']) {
    expect(marks).not.toContain(next);
    expect(marks).not.toContain(markOfLength(next));
  }
  expect(marks).toContain(markOfLength('/courses/detail/99999'));
  expect(marks).toContain(markOfLength('/activates/detail/12345678901234'));
});

it('marks nothing of a list without rows, and no gaps of numbers that are no count', () => {
  expect(missingMarks([])).toEqual([]);
  expect(missingMarks(['/courses/detail/123456789'])).toEqual([]);
});
