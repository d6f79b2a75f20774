import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from './load.mjs';

const isRow = (address) => /^\/[a-z]+\/detail\/[1-9]\d*$/.test(address);

/**
 * Writes marker files beside the pages of a build for rows that the school does not have, so that servers answer 404 (ADR 47).
 *
 * @param {string} folder The folder with the pages of the build.
 * @param {readonly string[]} paths The paths of all pages in the school's lists.
 * @param {readonly string[]} gone Those of them whose row no longer exists.
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
