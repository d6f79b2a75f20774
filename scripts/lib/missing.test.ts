import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { noteMissing } from './missing.mjs';

it('notes which rows the lists lack, and forgets it when they are there again', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-missing-'));
  const has = (row: string) => existsSync(path.join(folder, 'missing', row));
  const list = ['/', '/courses', '/courses/detail/1', '/courses/detail/3', '/announcement?id=5'];
  try {
    await noteMissing(folder, list, ['/courses/detail/3', '/h5/courses/detail/3']);
    expect([1, 2, 3, 4].map((id) => has(`/courses/detail/${id}`))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(has('/courses/detail/of-5-digits')).toBe(true);
    await noteMissing(folder, [...list, '/courses/detail/2'], []);
    expect([1, 2, 3].some((id) => has(`/courses/detail/${id}`))).toBe(false);
    await noteMissing(folder, ['/courses'], []);
    expect(has('/courses/detail/of-5-digits')).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
