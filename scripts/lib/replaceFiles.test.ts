import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceFiles } from './replaceFiles.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'qinghe-replace-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function fill(name: string, files: readonly string[]) {
  const dir = path.join(folder, name);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), name);
  }
  return dir;
}
const listed = (dir: string) => readdirSync(dir, { recursive: true, encoding: 'utf8' }).toSorted();

it('replaces what is there, but neither the folder nor what is kept', () => {
  const from = fill('new', ['index.html', 'h5/index.html']);
  const to = fill('old', ['index.html', 'about/index.html', 'h5/courses/index.html', 'robots.txt']);
  const { ino } = statSync(to);
  replaceFiles(from, to, ['robots.txt']);
  expect(listed(to)).toEqual(['h5', 'h5/index.html', 'index.html', 'robots.txt']);
  expect(readFileSync(path.join(to, 'index.html'), 'utf8')).toBe('new');
  expect(readFileSync(path.join(to, 'robots.txt'), 'utf8')).toBe('old');
  expect(statSync(to).ino).toBe(ino);
  expect(listed(from)).toEqual([]);
});

it('makes the folder', () => {
  const to = path.join(folder, 'a/b');
  replaceFiles(fill('new', ['index.html']), to, []);
  expect(listed(to)).toEqual(['index.html']);
});
