import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';

/** The folder into which each test runner writes the times of its files, in milliseconds by key. */
const folder = path.join(root, 'node_modules/.cache/qinghe/times');

/** The recorded times of the last whole run, of its steps and of its files. */
const RECORD = path.join(root, 'bench/test-times.json');

/**
 * The times of a whole run.
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
 * @param {string} part The name of the test runner's part of the run.
 * @param {Record<string, number>} files Milliseconds by key.
 * @param {Iterable<string>} failed The keys of the files with failed tests.
 */
export function leaveTimes(part, files, failed) {
  mkdirSync(folder, { recursive: true });
  const left = { files, failed: [...failed] };
  writeFileSync(path.join(folder, `${part}.json`), JSON.stringify(left));
}

export const forgetTimes = () => rmSync(folder, { recursive: true, force: true });

/** Collects the times of this run's parts. @returns {{ files: Record<string, number>, failed: Set<string> }} */
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
