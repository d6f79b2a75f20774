// npm test                   every check of the project, as CI runs it; goes on after a failure and reports them all.
// npm test -- lint types     only the named ones.
import { ensureInstall } from './lib/install.mjs';
import { whyNoNginx } from './lib/nginx.mjs';
import { whyNoPixels } from './lib/pixels.mjs';
import { run, seconds } from './lib/run.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[][]} commands Run one after the other until one fails.
 * @property {Record<string, string>} [env]
 * @property {string} [needs] The step whose result this one works on.
 */

/** Quick and quiet; run two at a time. @type {Step[]} */
const light = [
  { name: 'lock file', commands: [['npm', 'run', '--silent', 'check:lock']] },
  { name: 'licences', commands: [['npm', 'run', '--silent', 'check:licences']] },
  { name: 'versions', commands: [['npm', 'run', '--silent', 'check:versions']] },
  {
    name: 'types',
    commands: [
      ['turbo', 'run', 'typecheck', '--output-logs=errors-only'],
      ['tsc', '-p', '.storybook'],
      ['tsc', '-p', 'e2e'],
      ['tsc', '-p', 'deploy'],
      ['tsc', '-p', 'vrt'],
      ['tsc', '-p', 'vite/worker'],
    ],
  },
  { name: 'tokens', commands: [['node', 'packages/ui/scripts/build-tokens.mjs', '--check']] },
  { name: 'openapi', commands: [['npm', 'run', '--silent', 'openapi:check', '-w', '@qinghe/api']] },
  { name: 'mock worker', commands: [['npm', 'run', '--silent', 'check:worker']] },
  { name: 'documentation', commands: [['node', 'scripts/check-docs.mjs']] },
  { name: 'format', commands: [['prettier', '--check', '.']] },
  { name: 'lint', commands: [['oxlint', '--type-aware', '--deny-warnings']] },
  { name: 'unused code', commands: [['knip']] },
  { name: 'specification', commands: [['node', 'scripts/coverage-spec.mjs']] },
];

if (!(await ensureInstall())) process.exit(1);
const reason = whyNoPixels();
const noNginx = whyNoNginx();

/** Each wants the machine for itself. @type {Step[]} */
const heavy = [
  { name: 'unit tests', commands: [['vitest', 'run', '--project', 'unit', '--reporter=minimal']] },
  {
    name: 'mutants',
    commands: [['node', 'scripts/mutants.mjs', '--changed']],
    needs: 'unit tests',
  },
  { name: 'build', commands: [['turbo', 'run', 'build', '--output-logs=errors-only']] },
  { name: 'size budget', commands: [['node', 'scripts/size.mjs']], needs: 'build' },
  { name: 'baseline', commands: [['node', 'scripts/check-baseline.mjs']], needs: 'build' },
  { name: 'storybook build', commands: [['npm', 'run', '--silent', 'build-storybook']] },
  {
    name: 'stories',
    commands: [['playwright', 'test', '-c', 'vrt']],
    env: { QINGHE_PIXELS: reason ? 'none' : 'all' },
    needs: 'storybook build',
  },
  ...(noNginx
    ? []
    : [
        {
          name: 'delivery',
          commands: [['vitest', 'run', '--project', 'delivery', '--reporter=minimal']],
          needs: 'build',
        },
      ]),
  { name: 'journeys', commands: [['playwright', 'test']], needs: 'build' },
];

/** How much of what a failed step said last is said again at the end, in characters. */
const LAST_WORDS = 5000;

/** @type {{ name: string, isPassed: boolean, ms: number, note: string, output: string }[]} */
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

/** Runs steps from a shared list until it is empty. */
async function work(steps) {
  for (let step = steps.shift(); step; step = steps.shift()) await runStep(step, true);
}

const names = process.argv.slice(2);
const isWanted = ({ name }) => names.length === 0 || names.includes(name);
const unknown = names.find((name) => ![...light, ...heavy].some((step) => step.name === name));
if (unknown) {
  console.error(`No step is called ${unknown}.`);
  process.exit(1);
}

const began = performance.now();
const queue = light.filter(isWanted);
await Promise.all([work(queue), work(queue)]);
if (reason) console.log(`\npixels skipped: ${reason}`);
for (const step of heavy.filter(isWanted)) await runStep(step, false);

// Logs are often kept from their end.
for (const { name, isPassed, output } of results)
  if (!isPassed && output) console.log(`\n── ${name} failed:\n${output.slice(-LAST_WORDS)}`);

console.log('\nStep              Result    Time');
for (const { name, isPassed, ms, note } of results)
  console.log(
    `${name.padEnd(18)}${isPassed ? 'passed' : 'FAILED'}${seconds(ms).padStart(10)}  ${note}`,
  );
if (reason) console.log(`pixels skipped: ${reason}`);
if (noNginx) console.log(`delivery skipped: ${noNginx}`);
console.log(`In all ${seconds(performance.now() - began)}.`);

const failed = results.filter(({ isPassed }) => !isPassed).length;
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${results.length - failed} passed, ${failed} failed`);
