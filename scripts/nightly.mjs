// npm run test:nightly                runs the tests of the whole product that take too long for every change.
// npm run test:nightly -- scenarios   only the named steps.
// npm run test:nightly -- "flaky stories" "flaky journeys" --part 2/8   only this part of the steps that can be split.
import './lib/nodeVersion.mjs';
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { leadOf, namesOf } from './lib/help.mjs';
import { ensureInstall } from './lib/install.mjs';
import { whyNoNginx } from './lib/nginx.mjs';
import { run, seconds } from './lib/run.mjs';

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        part: { type: 'string', default: '1/1' },
      },
    });
  } catch (error) {
    if (error instanceof Error) console.error(error.message);
    console.error('npm run test:nightly -- --help says what there is.');
    return process.exit(1);
  }
}

const { values, positionals: names } = readArguments();

/** Playwright options of the flaky steps: each story and journey must pass twenty times in a row. */
const AGAIN = ['--repeat-each=20', `--shard=${values.part}`];

/** Builds both sites, for browsers and for Node, as journeys need them. */
const BUILD = ['turbo', 'run', 'build', 'build:prerender', '--output-logs=errors-only'];

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[][]} commands
 * @property {Record<string, string>} [env]
 * @property {boolean} [isBusy] Whether every core is kept busy while the step runs.
 * @property {boolean} [isOfNginx] Whether the step needs nginx, which is installed first in CI as root.
 * @property {boolean} [isAskedFor] Whether the step runs only when it is named, as it takes hours.
 */

/** @type {readonly Step[]} */
const steps = [
  {
    name: 'scenarios',
    commands: [BUILD, ['playwright', 'test', 'e2e/scenarios.spec.ts', '--grep', '@nightly']],
    env: { QINGHE_NIGHTLY: '1' },
  },
  {
    name: 'crawl',
    commands: [
      BUILD,
      // Each crawl opens more than a thousand pages one after the other: four at once came to no end in 15 minutes.
      [
        'playwright',
        'test',
        'e2e/crawl.spec.ts',
        'e2e/routes.spec.ts',
        '--grep',
        '@nightly',
        '--workers=2',
      ],
    ],
    env: { QINGHE_NIGHTLY: '1' },
  },
  {
    name: 'layout shift',
    commands: [
      ['turbo', 'run', 'build', '--output-logs=errors-only'],
      ['playwright', 'test', 'e2e/layoutShift.spec.ts', '--grep', '@nightly'],
    ],
    env: { QINGHE_NIGHTLY: '1' },
  },
  {
    name: 'first touch',
    commands: [BUILD, ['playwright', 'test', 'e2e/firstTouch.spec.ts', '--grep', '@nightly']],
    env: { QINGHE_NIGHTLY: '1' },
    isAskedFor: true,
  },
  {
    name: 'back and forward',
    commands: [BUILD, ['playwright', 'test', 'e2e/backForward.spec.ts', '--grep', '@nightly']],
    env: { QINGHE_NIGHTLY: '1' },
  },
  {
    // One worker, as it measures time.
    name: 'interactions',
    commands: [
      BUILD,
      ['playwright', 'test', 'e2e/interactions.spec.ts', '--grep', '@nightly', '--workers=1'],
    ],
    env: { QINGHE_NIGHTLY: '1' },
  },
  {
    name: 'long run',
    commands: [BUILD, ['playwright', 'test', 'e2e/longRun.spec.ts', '--grep', '@nightly']],
    env: { QINGHE_NIGHTLY: '1' },
  },
  {
    name: 'faults',
    commands: [
      BUILD,
      // Each worker drives three pages at the same time.
      ['playwright', 'test', 'e2e/faults.spec.ts', '--grep', '@nightly', '--workers=2'],
    ],
    env: { QINGHE_NIGHTLY: '1' },
  },
  {
    name: 'learning',
    commands: [
      BUILD,
      [
        'playwright',
        'test',
        'e2e/desktop/killedTab.spec.ts',
        'e2e/progress.spec.ts',
        '--grep',
        '@nightly',
      ],
    ],
    env: { QINGHE_NIGHTLY: '1' },
  },
  {
    name: 'prerender',
    commands: [
      ['turbo', 'run', 'build', 'build:prerender', '--output-logs=errors-only'],
      ['playwright', 'test', 'e2e/prerender.spec.ts', '--grep', '@nightly'],
    ],
    env: { QINGHE_NIGHTLY: '1' },
  },
  {
    name: 'documentation',
    commands: [
      ['npm', 'run', '--silent', 'build-storybook'],
      ['playwright', 'test', '-c', 'vrt', '--grep', '@nightly'],
      ['node', 'scripts/manifest.mjs', 'check'],
    ],
    env: { QINGHE_NIGHTLY: '1' },
  },
  {
    name: 'large text',
    commands: [['vitest', 'run', '--project', 'storybook', 'apps', 'packages/features/src']],
    env: { QINGHE_NIGHTLY: '1' },
  },
  {
    name: 'slow replies',
    commands: [['vitest', 'run', '--project', 'storybook', 'apps', 'packages/features/src']],
    env: { QINGHE_SLOW_REPLIES: '1' },
  },
  {
    name: 'flaky stories',
    commands: [
      ['npm', 'run', '--silent', 'build-storybook'],
      ['playwright', 'test', '-c', 'vrt', 'stories', ...AGAIN],
    ],
    env: { QINGHE_SLOW_REPLIES: '1' },
    isBusy: true,
    isAskedFor: true,
  },
  {
    name: 'flaky journeys',
    commands: [BUILD, ['playwright', 'test', ...AGAIN]],
    env: { QINGHE_SLOW_REPLIES: '1' },
    isBusy: true,
    isAskedFor: true,
  },
  {
    name: 'one pixel',
    commands: [
      ['npm', 'run', '--silent', 'build-storybook'],
      ['node', 'scripts/try-pixels.mjs'],
    ],
  },
  { name: 'storybook', commands: [['node', 'scripts/try-storybook.mjs']] },
  { name: 'review', commands: [['node', 'scripts/try-review.mjs']] },
  { name: 'mutants', commands: [['node', 'scripts/mutants.mjs', '--all']] },
  { name: 'adding', commands: [['node', 'scripts/try-adding.mjs']] },
  {
    name: 'malformed requests',
    commands: [['vitest', 'run', '--project', 'unit*', 'apps/demo-server/src/malformed.test.ts']],
    env: { QINGHE_NIGHTLY: '1' },
  },
  { name: 'clauses', commands: [['node', 'scripts/test-clauses.mjs']] },
  {
    name: 'upgrade',
    commands: [
      ['turbo', 'run', 'build', 'build:prerender', '--output-logs=errors-only'],
      ['vitest', 'run', '--project', 'delivery', 'deploy/upgrade.test.ts'],
    ],
    env: { QINGHE_NIGHTLY: '1' },
    isOfNginx: true,
  },
  {
    name: 'image',
    commands: [['vitest', 'run', '--project', 'delivery', 'deploy/image.test.ts']],
    env: { QINGHE_NIGHTLY: '1' },
    isOfNginx: true,
  },
  {
    name: 'documents',
    commands: [BUILD, ['vitest', 'run', '--project', 'delivery', 'deploy/blocks.test.ts']],
    env: { QINGHE_NIGHTLY: '1' },
    isOfNginx: true,
  },
  { name: 'packages', commands: [['vitest', 'run', '--project', 'packages']] },
];

if (values.help) {
  console.log(leadOf(import.meta.filename));
  console.log(`\nSteps: ${namesOf(steps.filter(({ isAskedFor }) => !isAskedFor))}`);
  console.log(`Only when named: ${namesOf(steps.filter(({ isAskedFor }) => isAskedFor))}`);
  process.exit(0);
}
const unknown = names.find((name) => !steps.some((step) => step.name === name));
if (unknown) {
  console.error(`No step is called ${unknown}. The steps: ${namesOf(steps)}`);
  process.exit(1);
}
if (!(await ensureInstall())) process.exit(1);

/** Keeps every core busy; returns a function that ends this. */
function keepBusy() {
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  const end = () => loops.forEach((loop) => loop.kill());
  process.once('exit', end);
  return end;
}

/** @type {string[]} */
const failed = [];
/** @type {{ name: string, time: string }[]} */
const times = [];
for (const { name, commands, env, isBusy, isAskedFor, isOfNginx } of steps) {
  if (names.length > 0 ? !names.includes(name) : isAskedFor) continue;
  console.log(`\n── ${name}`);
  const began = performance.now();
  const lack = isOfNginx ? whyNoNginx() : null;
  if (lack !== null) console.error(`nginx and what it wants is ${lack}`);
  let code = lack === null ? 0 : 1;
  const rest = isBusy ? keepBusy() : () => undefined;
  for (const command of commands) if (code === 0) ({ code } = await run(command, { env }));
  rest();
  if (code !== 0) failed.push(name);
  const time = seconds(performance.now() - began);
  times.push({ name, time });
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${time})`);
}
console.log();
for (const { name, time } of times) console.log(`${name.padEnd(20)}${time.padStart(10)}`);
process.exitCode = failed.length > 0 ? 1 : 0;
console.log(failed.length > 0 ? `failed: ${failed.join(', ')}` : 'all passed');
