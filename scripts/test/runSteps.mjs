import { run, seconds } from '../lib/run.mjs';
import { noNginx, noPixels } from './steps.mjs';

/** Whether the first failure is enough to know. */
const isHasty = Boolean(process.env['QINGHE_FAIL_FAST']);

/** How much of what a failed step said last is said again at the end, in characters. */
const LAST_WORDS = 10_000;

/**
 * @typedef {{ name: string, isPassed: boolean, ms: number, note: string, output: string }} Result
 */

/**
 * Runs steps, the light ones two at a time; goes on after a failure and reports them all.
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
    results.push({ name, isPassed: code === 0, ms, note, output });
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${note || seconds(ms)})`);
  }

  const queue = [...light];
  async function work() {
    for (let step = queue.shift(); step; step = queue.shift()) await runStep(step, true);
  }

  const began = performance.now();
  await Promise.all([work(), work()]);
  if (noPixels()) console.log(`\npixels skipped: ${noPixels()}`);
  for (const step of heavy) {
    await runStep(step, false);
    if (isHasty && !results.at(-1)?.isPassed) break;
  }
  report(results, performance.now() - began);
  return results;
}

/** Says how it went. Logs are often kept from their end. */
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
