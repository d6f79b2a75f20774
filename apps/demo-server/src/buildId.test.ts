import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildIdOf } from './buildId.ts';
import { createSiteFolders } from './testing/site.ts';

it('is another where a page of either site is another, and else the same', () => {
  const { webDir, h5Dir } = createSiteFolders();
  const id = buildIdOf(webDir, h5Dir);
  expect(id).toMatch(/^[\da-f]{12}$/);
  expect(buildIdOf(webDir, h5Dir)).toBe(id);
  const other = createSiteFolders();
  expect(buildIdOf(other.webDir, other.h5Dir)).toBe(id);
  writeFileSync(path.join(h5Dir, 'index.html'), '<title>another</title>');
  expect(buildIdOf(webDir, h5Dir)).not.toBe(id);
});
