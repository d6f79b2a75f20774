// npm run test:nightly                what takes too long for every change: wide sweeps over the whole product.
// npm run test:nightly -- scenarios   only the named steps.
import { ensureInstall } from './lib/install.mjs';
import { run, seconds } from './lib/run.mjs';

/** @type {{ name: string, commands: string[][], env?: Record<string, string> }[]} */
const steps = [
  {
    name: 'scenarios',
    commands: [
      ['turbo', 'run', 'build', '--output-logs=errors-only'],
      ['playwright', 'test', 'e2e/scenarios.spec.ts', '--grep', '@nightly'],
    ],
    env: { QINGHE_NIGHTLY: '1' },
  },
  {
    name: 'long run',
    commands: [
      ['turbo', 'run', 'build', '--output-logs=errors-only'],
      ['playwright', 'test', 'e2e/longRun.spec.ts', '--grep', '@nightly'],
    ],
    env: { QINGHE_NIGHTLY: '1' },
  },
  {
    name: 'faults',
    commands: [
      ['turbo', 'run', 'build', '--output-logs=errors-only'],
      // Each worker drives three pages at the same time.
      ['playwright', 'test', 'e2e/faults.spec.ts', '--grep', '@nightly', '--workers=2'],
    ],
    env: { QINGHE_NIGHTLY: '1' },
  },
  {
    name: 'learning',
    commands: [
      ['turbo', 'run', 'build', '--output-logs=errors-only'],
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
    ],
    env: { QINGHE_NIGHTLY: '1' },
  },
  {
    name: 'large text',
    commands: [['vitest', 'run', '--project', 'storybook', 'apps', 'packages/ui/src/flows']],
    env: { QINGHE_NIGHTLY: '1' },
  },
  {
    name: 'slow replies',
    commands: [['vitest', 'run', '--project', 'storybook', 'apps', 'packages/ui/src/flows']],
    env: { QINGHE_SLOW_REPLIES: '1' },
  },
  {
    name: 'one pixel',
    commands: [
      ['npm', 'run', '--silent', 'build-storybook'],
      ['node', 'scripts/try-pixels.mjs'],
    ],
  },
  { name: 'mutants', commands: [['node', 'scripts/mutants.mjs', '--all']] },
  { name: 'new component', commands: [['node', 'scripts/try-new-component.mjs']] },
  {
    name: 'malformed requests',
    commands: [['vitest', 'run', '--project', 'unit', 'apps/demo-server/src/malformed.test.ts']],
    env: { QINGHE_NIGHTLY: '1' },
  },
  { name: 'clauses', commands: [['node', 'scripts/test-clauses.mjs']] },
  { name: 'packages', commands: [['vitest', 'run', '--project', 'packages']] },
];

if (!(await ensureInstall())) process.exit(1);
const names = process.argv.slice(2);
const unknown = names.find((name) => !steps.some((step) => step.name === name));
if (unknown) {
  console.error(`No step is called ${unknown}.`);
  process.exit(1);
}

/** @type {string[]} */
const failed = [];
for (const { name, commands, env } of steps) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n── ${name}`);
  const began = performance.now();
  let code = 0;
  for (const command of commands) if (code === 0) ({ code } = await run(command, { env }));
  if (code !== 0) failed.push(name);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(performance.now() - began)})`);
}
process.exitCode = failed.length > 0 ? 1 : 0;
console.log(failed.length > 0 ? `failed: ${failed.join(', ')}` : 'all passed');
