import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';
import { seenFolder } from './ran.mjs';

/** The record of the modules that ran for each file of stories and journeys in the last recording run. */
const RECORD = path.join(root, 'bench/test-modules.json');

/** Journeys that open their own browser pages, in which nothing is recorded. */
const UNSEEN = /^e2e\/(scenarios|prerender|faults|longRun)\.spec/;

export const forgetSeen = () => rmSync(seenFolder, { recursive: true, force: true });

/**
 * Writes the record of the last run, with each test's modules as a bit set in base64; returns the number of tests.
 *
 * @param {string} commit
 * @param {ReadonlySet<string>} failed The keys of files with failed tests; they are left out.
 */
export function keepSeen(commit, failed) {
  /** @type {Map<string, Set<string>>} */
  const tests = new Map();
  for (const name of readdirSync(seenFolder))
    for (const line of readFileSync(path.join(seenFolder, name), 'utf8').split('\n')) {
      if (!line) continue;
      const { key, modules } = JSON.parse(line);
      if (UNSEEN.test(key) || failed.has(key)) continue;
      const own = tests.get(key) ?? new Set();
      for (const module of modules) own.add(module);
      tests.set(key, own);
    }
  const modules = [...new Set(Array.from(tests.values(), (own) => [...own]).flat())].toSorted(
    (a, b) => a.localeCompare(b),
  );
  const bitsOf = (own) => {
    const bytes = Buffer.alloc(Math.ceil(modules.length / 8));
    modules.forEach((module, index) => {
      if (own.has(module)) bytes[index >> 3] |= 1 << (index & 7);
    });
    return bytes.toString('base64');
  };
  const entries = Array.from(tests, ([key, own]) => [key, bitsOf(own)]).toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  const content = { commit, modules, tests: Object.fromEntries(entries) };
  writeFileSync(RECORD, `${JSON.stringify(content, null, 2)}\n`);
  return tests.size;
}

/** Reads the record; null when there is none. @returns {import('./affected.mjs').Seen | null} */
export function readSeen() {
  if (!existsSync(RECORD)) return null;
  const { commit, modules, tests } = JSON.parse(readFileSync(RECORD, 'utf8'));
  const setOf = (bits) => {
    const bytes = Buffer.from(bits, 'base64');
    return new Set(modules.filter((_, index) => (bytes[index >> 3] ?? 0) & (1 << (index & 7))));
  };
  return {
    commit,
    ran: new Map(Object.entries(tests).map(([key, bits]) => [key, setOf(bits)])),
  };
}
