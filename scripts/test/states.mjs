import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';

/**
 * The files of one state of the repository, by their path from the root.
 *
 * @typedef {Map<string, { id: string, text: () => string }>} State
 */

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });

/** Whether there is a commit of that name. */
export const isCommit = (name) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { cwd: root })
    .status === 0;

/** @type {Map<string, string>} */
const texts = new Map();

/** The state of a commit. @returns {State} */
export function stateAt(commit) {
  const lines = git('ls-tree', '-r', '--full-tree', commit).split('\n').filter(Boolean);
  return new Map(
    lines.flatMap((line) => {
      const [, type, id = '', file = ''] = /^\d+ (\w+) (\w+)\t(.+)$/.exec(line) ?? [];
      if (type !== 'blob') return [];
      const text = () => {
        const found = texts.get(id) ?? git('cat-file', 'blob', id);
        texts.set(id, found);
        return found;
      };
      return [[file, { id, text }]];
    }),
  );
}

/** The state of the folder as it is, without what git ignores. @returns {State} */
export function stateNow() {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0');
  return new Map(
    files.flatMap((file) => {
      const place = path.join(root, file);
      if (!file || !existsSync(place)) return [];
      const { size, mtimeMs } = statSync(place);
      return [[file, { id: `${size}-${mtimeMs}`, text: () => readFileSync(place, 'utf8') }]];
    }),
  );
}

/** The files that differ between two commits, or between one and the folder as it is. @returns {string[]} */
export function changedFiles(from, to) {
  const between = git('diff', '--name-only', '--no-renames', '-z', from, ...(to ? [to] : []));
  const fresh = to ? '' : git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(`${between}\0${fresh}`.split('\0').filter(Boolean))].toSorted();
}

/** The commit at which a branch and another one parted. */
export const parted = (ref) => git('merge-base', ref, 'HEAD').trim();

/** The last commits of a branch, the newest first, without those that merge others. @returns {string[]} */
export const lastCommits = (count) =>
  git('log', '--no-merges', '--format=%H', `-n${count}`).split('\n').filter(Boolean);
