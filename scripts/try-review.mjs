// node scripts/try-review.mjs    checks that `npm run review` names the stories that changes of style alter, and no others: five
// changes are made in a separate checkout, and the named stories are compared with the pictures of all stories that differ.
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { whyNoPixels } from './lib/pixels.mjs';
import { quietEnv, root } from './lib/run.mjs';
import { linkFolder } from './lib/scratch.mjs';
import { readChanges } from './lib/vrtOverview.mjs';
import { SEEDS, stylesOf } from './review/seeds.mjs';

const folder = path.join(root, 'scratch', `try-review-${process.pid}`);
const git = (...args) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });

/** Runs a script of the checkout and returns its output. */
function runThere(script, ...args) {
  const { stdout } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    env: quietEnv,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return stdout;
}

function seed([part, was, becomes]) {
  const name = path.basename(part);
  const { file, source } = stylesOf(folder, part);
  if (!source.includes(was)) throw new Error(`${name} has no ${was} any more.`);
  writeFileSync(file, source.replace(was, becomes));
  return `${part.startsWith('components') ? 'Components' : 'Patterns'}/${name}`;
}

function expectTo(claim, wrong) {
  console.log(`${wrong.length === 0 ? '✓' : '✗'} ${claim}`);
  for (const name of wrong) console.log(`    ${name}`);
  if (wrong.length > 0) process.exitCode = 1;
}

const reason = whyNoPixels();
if (reason) console.log(`review skipped: ${reason}`);
else {
  git('worktree', 'add', '--detach', folder, 'HEAD');
  try {
    linkFolder(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const titles = SEEDS.map(seed);
    const said = runThere('scripts/review.mjs', 'HEAD');
    const named = new Set(
      Array.from(said.matchAll(/^± (.+) \(\w+\)$/gm), ([, story = '']) => story),
    );
    runThere('scripts/vrt.mjs', '--built');
    const changed = new Set(
      readChanges(path.join(folder, 'test-results/vrt-changes.json')).map(({ title }) => title),
    );
    console.log(`${named.size} stories are named, ${changed.size} look different.`);
    expectTo(
      'each change of style is named by a story of its part',
      titles.filter((title) => ![...named].some((name) => name.startsWith(title))),
    );
    expectTo(
      'what looks different is named',
      [...changed].filter((name) => !named.has(name)),
    );
    expectTo(
      'what is named looks different',
      [...named].filter((name) => !changed.has(name)),
    );
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
}
