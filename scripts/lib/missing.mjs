import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from './load.mjs';

const isRow = (address) => /^\/[a-z]+\/detail\/[1-9]\d*$/.test(address);

/**
 * Notes beside the pages of a build which rows the school's lists lack, so that servers can say so (ADR 47).
 *
 * @param {string} folder The pages of the build.
 * @param {readonly string[]} paths All pages that the lists name.
 * @param {readonly string[]} gone Those of them that were not there any more.
 */
export async function noteMissing(folder, paths, gone) {
  const { MISSING, missingMarks } = await load('apps/demo-server/src/missingRows.ts');
  const dir = path.join(folder, MISSING);
  const wanted = new Set([...missingMarks(paths.filter(isRow)), ...gone.filter(isRow)]);
  mkdirSync(dir, { recursive: true });
  for (const mark of wanted) {
    mkdirSync(path.join(dir, path.dirname(mark)), { recursive: true });
    writeFileSync(path.join(dir, mark), '');
  }
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(file.slice(dir.length))) rmSync(file);
  }
}
