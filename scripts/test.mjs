// npm test                       runs every check of the project, as CI does; goes on after a failure and reports all of them.
// npm test -- lint types         runs only the named steps; `npm test -- --help` lists all of them.
// npm test -- --changed [REF]    runs the tests that the change since REF, or since this branch left main, can affect; prints
//                                which are left out and why. Tests that have passed here with the same inputs are left out too.
// npm test -- --seeded N [--seed S]   breaks the product in N small ways and checks that --changed chooses tests that notice.
// npm test -- --shard 1/4        runs the first of four parts of about the same duration, for four machines.
// npm test -- --record           runs every check and records what --changed needs: times in bench/test-times.json and, in a
//                                second run of stories and journeys, the modules that each uses in bench/test-modules.json;
//                                only one of the two with `times` or `modules`.
// npm test -- --replay N         prints what --changed would have run for each of the last N commits, and how long it takes.
import './lib/nodeVersion.mjs';
import { parseArgs } from 'node:util';
import { leadOf, namesOf } from './lib/help.mjs';
import { ensureInstall } from './lib/install.mjs';

const OPTIONS = {
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    changed: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    shard: { type: 'string' },
    seeded: { type: 'string' },
    seed: { type: 'string', default: '18' },
    // Runs only the tests that --changed leaves out; for --seeded.
    unchanged: { type: 'boolean', default: false },
    replay: { type: 'string' },
  },
};

/** Prints the comment at the beginning of this file, and the names of all steps. */
async function sayHelp() {
  const { light, heavy } = await import('./test/steps.mjs');
  console.log(leadOf(import.meta.filename));
  console.log(`\nSteps: ${namesOf([...light, ...heavy])}`);
}

function readArguments() {
  try {
    return parseArgs(OPTIONS);
  } catch (error) {
    if (error instanceof Error) console.error(error.message);
    console.error('npm test -- --help says what there is.');
    return process.exit(1);
  }
}

const { values, positionals } = readArguments();
if (values.help) {
  await sayHelp();
  process.exit(0);
}

if (!(await ensureInstall())) process.exit(1);
// Imported only now: these modules need the installed packages.
const { light, heavy } = await import('./test/steps.mjs');
const { runSteps } = await import('./test/runSteps.mjs');

const isFailed = (results) => results.some(({ isPassed }) => !isPassed);

async function runAll() {
  const known = [...light, ...heavy].map(({ name }) => name);
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown)
    throw new Error(`No step is called ${unknown}. The steps: ${namesOf([...light, ...heavy])}`);
  const isWanted = ({ name }) => positionals.length === 0 || positionals.includes(name);
  return isFailed(await runSteps({ light: light.filter(isWanted), heavy: heavy.filter(isWanted) }));
}

/** Runs steps and records on this machine which tests have passed with which inputs. */
async function runAndKeep(plan, tests, stories, before) {
  const { collectTimes, forgetTimes } = await import('./test/times.mjs');
  const { keepPassed, printsNow } = await import('./test/results.mjs');
  const { picturesOf } = await import('./test/changed.mjs');
  forgetTimes();
  const results = await runSteps(plan);
  const { files, failed } = collectTimes();
  const after = printsNow(tests, picturesOf(stories));
  keepPassed(before, after, (key) => key in files && !failed.has(key));
  return isFailed(results);
}

async function runChanged() {
  const { baseOf, choose, explain, picturesOf } = await import('./test/changed.mjs');
  const { passedAlready, printsNow } = await import('./test/results.mjs');
  const { allStories } = await import('./lib/stories.mjs');
  const stories = allStories();
  const choice = choose({ from: baseOf(positionals[0]), to: null, stories });
  const tests = choice.chosen.map(({ test }) => test);
  if (process.env['QINGHE_FAIL_FAST']) {
    const { planOfTests } = await import('./test/plan.mjs');
    return isFailed(await runSteps(planOfTests(values.unchanged ? choice.left : tests)));
  }
  const prints = printsNow(tests, picturesOf(stories));
  const known = passedAlready(prints);
  const fresh = tests.filter(({ key }) => !known(key));
  const plan = choice.planFor(fresh);
  explain({ ...choice, known, plan });
  const own = new Map(Array.from(prints).filter(([key]) => !known(key)));
  return runAndKeep(plan, fresh, stories, own);
}

async function runShard(text) {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count) throw new Error(`${text} is no part: 1/4 is the first of four.`);
  const { deal } = await import('./test/shards.mjs');
  const { planOfShard } = await import('./test/plan.mjs');
  const { stateNow } = await import('./test/states.mjs');
  const { readTimes } = await import('./test/times.mjs');
  const shard = deal(count, stateNow(), readTimes())[index - 1];
  console.log(`Part ${text}: ${shard.tests.length} files of tests, about ${shard.seconds} s.\n`);
  return isFailed(await runSteps(planOfShard(shard)));
}

async function act() {
  if (values.changed || values.unchanged) return runChanged();
  if (values.seeded) {
    const { seeded } = await import('./test/seeded.mjs');
    return seeded(Number(values.seeded), Number(values.seed));
  }
  if (values.shard) return runShard(values.shard);
  if (values.replay) {
    const { replay } = await import('./test/replay.mjs');
    return replay(Number(values.replay));
  }
  if (values.record) {
    const { record } = await import('./test/record.mjs');
    return record(positionals);
  }
  return runAll();
}

try {
  process.exitCode = (await act()) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
