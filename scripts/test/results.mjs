import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';
import { createFingerprint } from './affected.mjs';
import { readSeen } from './seen.mjs';
import { isCommit, stateAt, stateNow } from './states.mjs';

/** The record of what has passed on this machine: fingerprints of files of tests, by key. */
const RECORD = path.join(root, 'node_modules/.cache/qinghe/passed.json');

/** @typedef {Map<string, string | null>} Prints The fingerprints of files of tests by their keys. */

const readPassed = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/**
 * Computes the fingerprints of tests in the working tree.
 *
 * @param {readonly import('./affected.mjs').TestFile[]} tests
 * @param {(file: string) => string | null} storyOfPicture
 * @returns {Prints}
 */
export function printsNow(tests, storyOfPicture) {
  const seen = readSeen();
  const seenState = seen && isCommit(seen.commit) ? stateAt(seen.commit) : null;
  const given = { state: stateNow(), seen: seenState && seen, seenState, storyOfPicture };
  const fingerprint = createFingerprint(given);
  return new Map(tests.map((test) => [test.key, fingerprint(test)]));
}

/**
 * Creates a function that tells whether a test has already passed with the same inputs.
 *
 * @param {Prints} prints
 * @returns {(key: string) => boolean}
 */
export function passedAlready(prints, file = RECORD) {
  const passed = readPassed(file);
  return (key) => Boolean(prints.get(key)) && passed[key] === prints.get(key);
}

/**
 * Records the tests that have passed, and removes those that have failed or whose inputs were changed while they ran.
 *
 * @param {Prints} before The fingerprints before the run.
 * @param {Prints} after The fingerprints after the run.
 * @param {(key: string) => boolean} hasPassed
 */
export function keepPassed(before, after, hasPassed, file = RECORD) {
  const passed = readPassed(file);
  for (const [key, print] of before) {
    if (print && hasPassed(key) && after.get(key) === print) passed[key] = print;
    else delete passed[key];
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(passed));
}
