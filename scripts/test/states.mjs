import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';

/**
 * The files of one state of the repository, by their path relative to the root.
 *
 * @typedef {Map<string, { id: string, text: () => string }>} State
 */

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });

/** Whether a commit of that name exists. */
export const isCommit = (name) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { cwd: root })
    .status === 0;

/** @type {Map<string, string>} */
const texts = new Map();

/** Reads the state of a commit. @returns {State} */
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

/** Reads the state of the working tree, without ignored files. @returns {State} */
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

/** Lists the files that differ between two commits, or between one and the working tree. @returns {string[]} */
export function changedFiles(from, to) {
  const between = git('diff', '--name-only', '--no-renames', '-z', from, ...(to ? [to] : []));
  const fresh = to ? '' : git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(`${between}\0${fresh}`.split('\0').filter(Boolean))].toSorted();
}

/** Returns the merge base of a ref and HEAD. */
export const parted = (ref) => git('merge-base', ref, 'HEAD').trim();

/** Lists the last commits of a branch, newest first, without merge commits. @returns {string[]} */
export const lastCommits = (count) =>
  git('log', '--no-merges', '--format=%H', `-n${count}`).split('\n').filter(Boolean);
