import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';

/** Where the parts of a run leave how long each file of tests took, in milliseconds by its key. */
const folder = path.join(root, 'node_modules/.cache/qinghe/times');

/** The last whole run of which the times are kept, with what each step took. */
const RECORD = path.join(root, 'bench/test-times.json');

/**
 * How long everything took.
 *
 * @typedef {object} Times
 * @property {string} commit
 * @property {number} cores
 * @property {number} all Seconds of the whole run.
 * @property {number} first Seconds of `npm run first`, without the installation.
 * @property {Record<string, number>} steps Seconds by the name of a step.
 * @property {Record<string, number>} files Seconds of one worker by the key of a file of tests.
 */

/**
 * @param {string} part Which runner it is from.
 * @param {Record<string, number>} files Milliseconds by key.
 * @param {Iterable<string>} failed The keys of those in which something failed.
 */
export function leaveTimes(part, files, failed) {
  mkdirSync(folder, { recursive: true });
  const left = { files, failed: [...failed] };
  writeFileSync(path.join(folder, `${part}.json`), JSON.stringify(left));
}

export const forgetTimes = () => rmSync(folder, { recursive: true, force: true });

/** What the parts of this run have left. @returns {{ files: Record<string, number>, failed: Set<string> }} */
export function collectTimes() {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const parts = names.map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
  return {
    files: Object.assign({}, ...parts.map(({ files }) => files)),
    failed: new Set(parts.flatMap(({ failed }) => failed)),
  };
}

/** @returns {Times | null} */
export const readTimes = () =>
  existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : null;

/** @param {Times} times */
export const keepTimes = (times) => writeFileSync(RECORD, `${JSON.stringify(times, null, 2)}\n`);
