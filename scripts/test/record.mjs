import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root, run } from '../lib/run.mjs';
import { runSteps } from './runSteps.mjs';
import { forgetSeen, keepSeen } from './seen.mjs';
import { heavy, light } from './steps.mjs';
import { collectTimes, forgetTimes, keepTimes } from './times.mjs';

const inSeconds = (ms) => Math.round(ms / 100) / 10;

const sorted = (entries) => Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Runs everything and keeps how long it took. @returns {Promise<boolean>} Whether something failed; then nothing is kept. */
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
 * Runs stories and journeys from builds that tell where their code comes from, and keeps which modules each used.
 *
 * @returns {Promise<boolean>} Whether there was nothing to run; then nothing is kept.
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
  // Watched pages are slower. What failed for that saw too little: it is left out, and so is always chosen.
  const { failed } = collectTimes();
  const areBuilt = again.every(
    ({ name, isPassed }) => isPassed || /^(stories|journeys)$/.test(name),
  );
  if (!areBuilt) return true;
  console.log(`${keepSeen(commit, failed)} files of tests recorded.`);
  for (const key of failed) console.log(`not recorded: ${key}`);
  return false;
}

/** What can be recorded, in its order. */
const PARTS = { times: recordTimes, modules: recordModules };

/**
 * Records one part after the other.
 *
 * @param {readonly string[]} names Those of the parts, all without one.
 * @returns {Promise<boolean>} Whether one failed; what comes after it is left out.
 */
export async function record(names) {
  const unknown = names.filter((name) => !Object.hasOwn(PARTS, name));
  if (unknown.length > 0)
    throw new Error(`Recorded are ${Object.keys(PARTS).join(' and ')}, not ${unknown.join(', ')}.`);
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  for (const [name, part] of Object.entries(PARTS))
    // One after the other: each wants the machine.
    // oxlint-disable-next-line no-await-in-loop
    if ((names.length === 0 || names.includes(name)) && (await part(commit))) return true;
  return false;
}
