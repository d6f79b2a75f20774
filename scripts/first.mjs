// npm run first   checks a fresh clone in minutes: everything is installed, types and unit tests pass, and some stories pass in
//                 the browser.
import './lib/nodeVersion.mjs';
import { ensureInstall } from './lib/install.mjs';
import { run, seconds } from './lib/run.mjs';

/** Small components that have twenty stories in all. */
const STORIES = ['Avatar', 'Button', 'Checkbox', 'Cover', 'Tabs'].map(
  (name) => `packages/ui/src/components/${name}/`,
);

/** The checks; run in parallel, as each alone leaves a core idle for a while. @type {{ name: string, command: string[] }[]} */
const parts = [
  { name: 'types', command: ['turbo', 'run', 'typecheck', '--output-logs=errors-only'] },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--project', 'unit*', '--reporter=minimal', '--exclude=scripts/**'],
  },
  {
    name: 'twenty stories',
    command: ['vitest', 'run', '--project', 'storybook', '--reporter=minimal', ...STORIES],
  },
];

const began = performance.now();
const isInstalled = await ensureInstall();
const failed = [];
if (isInstalled) {
  const check = async ({ name, command }) => {
    const start = performance.now();
    const { code, output } = await run(command, { isCaptured: true });
    if (code !== 0) {
      failed.push(name);
      console.log(output);
    }
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(performance.now() - start)})`);
  };
  const [types, units, stories] = parts;
  await Promise.all([check(types).then(() => check(stories)), check(units)]);
}
const time = seconds(performance.now() - began);
const isGreen = isInstalled && failed.length === 0;
console.log(
  isGreen
    ? `First green after ${time}.`
    : `Not green after ${time}: ${failed.join(', ') || 'nothing could be installed'}.`,
);
process.exitCode = isGreen ? 0 : 1;
