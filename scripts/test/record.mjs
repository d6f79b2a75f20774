import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root, run } from '../lib/run.mjs';
import { runSteps } from './runSteps.mjs';
import { forgetSeen, keepSeen } from './seen.mjs';
import { heavy, light } from './steps.mjs';
import { collectTimes, forgetTimes, keepTimes } from './times.mjs';

const inSeconds = (ms) => Math.round(ms / 100) / 10;

const sorted = (entries) => Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Runs every step and records the times. @returns {Promise<boolean>} Whether a step failed; then nothing is recorded. */
async function recordTimes(commit) {
  forgetTimes();
  const began = performance.now();
  const results = await runSteps({ light, heavy });
  const all = performance.now() - began;
  if (results.some(({ isPassed }) => !isPassed)) return true;
  const files = Object.entries(collectTimes().files);
  const start = performance.now();
  const { code } = await run(['node', 'scripts/first.mjs']);
  if (code !== 0) return true;
  const first = performance.now() - start;
  keepTimes({
    commit,
    cores: availableParallelism(),
    all: inSeconds(all),
    first: inSeconds(first),
    steps: Object.fromEntries(results.map(({ name, ms }) => [name, inSeconds(ms)])),
    files: sorted(files.map(([key, ms]) => [key, inSeconds(ms)])),
  });
  return false;
}

/**
 * Runs stories and journeys from builds with source maps, and records which modules each has used.
 *
 * @returns {Promise<boolean>} Whether a build failed; then nothing is recorded.
 */
async function recordModules(commit) {
  forgetSeen();
  const isRecorded = ({ name }) =>
    ['build', 'storybook build', 'stories', 'journeys'].includes(name);
  const withModules = heavy.filter(isRecorded).map((step) => ({
    ...step,
    env: { ...step.env, QINGHE_RECORD: '1' },
  }));
  forgetTimes();
  const again = await runSteps({ light: [], heavy: withModules });
  // Recorded pages are slower. A test that failed for that has an incomplete record: it is left out, so it is always chosen.
  const { failed } = collectTimes();
  const areBuilt = again.every(
    ({ name, isPassed }) => isPassed || /^(stories|journeys)$/.test(name),
  );
  if (!areBuilt) return true;
  console.log(`${keepSeen(commit, failed)} files of tests recorded.`);
  for (const key of failed) console.log(`not recorded: ${key}`);
  return false;
}

/** The parts that can be recorded, in their order. */
const PARTS = { times: recordTimes, modules: recordModules };

/**
 * Runs and records the parts one after the other.
 *
 * @param {readonly string[]} names The names of the parts; all parts if empty.
 * @returns {Promise<boolean>} Whether a part failed; later parts are then not run.
 */
export async function record(names) {
  const unknown = names.filter((name) => !Object.hasOwn(PARTS, name));
  if (unknown.length > 0)
    throw new Error(`Recorded are ${Object.keys(PARTS).join(' and ')}, not ${unknown.join(', ')}.`);
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  for (const [name, part] of Object.entries(PARTS))
    // One after the other, as each uses all cores.
    // oxlint-disable-next-line no-await-in-loop
    if ((names.length === 0 || names.includes(name)) && (await part(commit))) return true;
  return false;
}
