// npm test                       every check of the project, as CI runs it; goes on after a failure and reports them all.
// npm test -- lint types         only the named steps.
// npm test -- --changed [REF]    what the change since REF can affect, where this branch left main without one; says what is
//                                left out and why.
// npm test -- --seeded N [--seed S]   breaks the product in N small ways and looks whether --changed chooses the tests that notice.
// npm test -- --shard 1/4        the first of four parts that take about as long, for as many machines.
// npm test -- --record           every check, and keeps what --changed needs: times in bench/test-times.json and, in a second
//                                run of stories and journeys, the modules that each has used in bench/test-modules.json.
// npm test -- --replay N         what --changed would have run for each of the last N commits, and how long that takes.
import { parseArgs } from 'node:util';
import { ensureInstall } from './lib/install.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    shard: { type: 'string' },
    seeded: { type: 'string' },
    seed: { type: 'string', default: '18' },
    // What --changed leaves out, and nothing else; for --seeded.
    unchanged: { type: 'boolean', default: false },
    replay: { type: 'string' },
  },
});

if (!(await ensureInstall())) process.exit(1);
// What is installed may be needed to read these.
const { light, heavy } = await import('./test/steps.mjs');
const { runSteps } = await import('./test/runSteps.mjs');

const isFailed = (results) => results.some(({ isPassed }) => !isPassed);

async function runAll() {
  const known = [...light, ...heavy].map(({ name }) => name);
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown) throw new Error(`No step is called ${unknown}.`);
  const isWanted = ({ name }) => positionals.length === 0 || positionals.includes(name);
  return isFailed(await runSteps({ light: light.filter(isWanted), heavy: heavy.filter(isWanted) }));
}

async function runChanged() {
  const { baseOf, choose, explain } = await import('./test/changed.mjs');
  const { allStories } = await import('./lib/stories.mjs');
  const choice = choose({ from: baseOf(positionals[0]), to: null, stories: allStories() });
  explain(choice);
  if (!process.env['QINGHE_FAIL_FAST']) return isFailed(await runSteps(choice.plan));
  const { planOfTests } = await import('./test/plan.mjs');
  const tests = values.unchanged ? choice.left : choice.chosen.map(({ test }) => test);
  return isFailed(await runSteps(planOfTests(tests)));
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
    return record();
  }
  return runAll();
}

try {
  process.exitCode = (await act()) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
