import { run, seconds } from '../lib/run.mjs';
import { noNginx, noPixels } from './steps.mjs';

/** Whether the run stops after the first failure of a heavy step. */
const isHasty = Boolean(process.env['QINGHE_FAIL_FAST']);

/** How many characters of a failed step's last output are printed again at the end. */
const LAST_WORDS = 10_000;

/**
 * @typedef {{ name: string, isPassed: boolean, ms: number, note: string, output: string }} Result
 */

/**
 * Groups successive steps that may run in parallel (`isBeside`); every other step is a group of its own.
 *
 * @param {readonly import('./steps.mjs').Step[]} steps
 */
export function inTurns(steps) {
  /** @type {import('./steps.mjs').Step[][]} */
  const turns = [];
  for (const step of steps) {
    const last = turns.at(-1);
    if (step.isBeside && last?.[0]?.isBeside) last.push(step);
    else turns.push([step]);
  }
  return turns;
}

/**
 * Runs steps, light ones and those with `isBeside` two at a time; goes on after a failure and reports all of them.
 *
 * @param {{ light: readonly import('./steps.mjs').Step[], heavy: readonly import('./steps.mjs').Step[] }} steps
 * @returns {Promise<Result[]>}
 */
export async function runSteps({ light, heavy }) {
  /** @type {Result[]} */
  const results = [];

  async function runStep({ name, commands, env, needs }, isQuiet) {
    const began = performance.now();
    const isBlocked = results.some((result) => result.name === needs && !result.isPassed);
    if (!isQuiet) console.log(`\n── ${name}`);
    let code = isBlocked ? 1 : 0;
    let output = '';
    for (const command of isBlocked ? [] : commands) {
      const done = await run(command, { env, isCaptured: true, isShown: !isQuiet });
      ({ code, output } = done);
      if (code === 0) continue;
      if (isQuiet) console.error(`\n── ${name}: ${command.join(' ')}\n${output}`);
      break;
    }
    const ms = performance.now() - began;
    const note = isBlocked ? `not run: ${needs} failed` : '';
    const result = { name, isPassed: code === 0, ms, note, output };
    results.push(result);
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${note || seconds(ms)})`);
    return result;
  }

  /**
   * @param {readonly import('./steps.mjs').Step[]} steps
   * @param {boolean} [isTold] Whether the output of each step is printed once it has passed.
   */
  async function runTwoAtATime(steps, isTold = false) {
    const queue = [...steps];
    const work = async () => {
      for (let step = queue.shift(); step; step = queue.shift()) {
        const { name, isPassed, output } = await runStep(step, true);
        if (isTold && isPassed && output) console.log(`\n── ${name}\n${output}`);
      }
    };
    await Promise.all([work(), work()]);
  }

  const began = performance.now();
  await runTwoAtATime(light);
  if (noPixels()) console.log(`\npixels skipped: ${noPixels()}`);
  const before = results.length;
  for (const steps of inTurns(heavy)) {
    if (steps.length > 1) await runTwoAtATime(steps, true);
    else for (const step of steps) await runStep(step, false);
    if (isHasty && results.slice(before).some(({ isPassed }) => !isPassed)) break;
  }
  report(results, performance.now() - began);
  return results;
}

/** Prints the results. The output of failed steps is repeated, as logs are often cut to their end. */
function report(results, ms) {
  for (const { name, isPassed, output } of results)
    if (!isPassed && output) console.log(`\n── ${name} failed:\n${output.slice(-LAST_WORDS)}`);
  console.log('\nStep              Result    Time');
  for (const { name, isPassed, ms: own, note } of results)
    console.log(
      `${name.padEnd(18)}${isPassed ? 'passed' : 'FAILED'}${seconds(own).padStart(10)}  ${note}`,
    );
  if (noPixels()) console.log(`pixels skipped: ${noPixels()}`);
  if (noNginx) console.log(`delivery skipped: ${noNginx}`);
  console.log(`In all ${seconds(ms)}.`);
  const failed = results.filter(({ isPassed }) => !isPassed).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
}
