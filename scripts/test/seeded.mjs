import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { quietEnv, root, seconds } from '../lib/run.mjs';
import { linkFolder } from '../lib/scratch.mjs';
import { drawFrom, faultsIn } from './faults.mjs';
import { stateAt } from './states.mjs';

/** Modules of the product. */
const PRODUCT = /^(packages\/\w+|apps\/(web|h5))\/src\/.*\.tsx?$/;
const NO_PRODUCT = /\.(test|stories)\.tsx?$|\.d\.ts$|\/(mocks|testing|StoryApp|compat)\b/;

/** The search ends after this many unnoticed faults per requested fault. */
const PATIENCE = 4;

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

/** Runs tests of a checkout until one fails. @returns {Promise<boolean>} Whether one has failed. */
const isCaught = (folder, flag) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/test.mjs', flag, 'HEAD'], {
      cwd: folder,
      env: { ...quietEnv, QINGHE_FAIL_FAST: '1' },
      stdio: 'ignore',
    });
    child.once('close', (code) => resolve(code !== 0));
  });

/**
 * Makes faults in the product, chosen by a seed, one at a time in a separate checkout, and checks that the tests chosen by
 * --changed notice each fault that any test notices: the chosen tests run first, and the others only if these all pass.
 * Returns whether a fault was missed, or too few were noticed by any test.
 *
 * @param {number} count How many faults to try that at least one test notices.
 * @param {number} seed
 */
export async function seeded(count, seed) {
  const draw = drawFrom(seed);
  const pick = (list) => list[Math.floor(draw() * list.length)];
  const files = Array.from(stateAt('HEAD').keys()).filter(
    (file) => PRODUCT.test(file) && !NO_PRODUCT.test(file),
  );
  const folder = path.join(root, 'scratch', `seeded-${process.pid}`);
  git('worktree', 'add', '--detach', folder, 'HEAD');
  let found = 0;
  let missed = 0;
  let unseen = 0;
  try {
    linkFolder(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    while (found + missed < count && unseen < count * PATIENCE) {
      const file = pick(files);
      const source = readFileSync(path.join(folder, file), 'utf8');
      const fault = pick(faultsIn(file, source));
      if (!fault) continue;
      const began = performance.now();
      writeFileSync(path.join(folder, file), fault.code);
      // One after the other, as each uses all cores.
      // oxlint-disable-next-line no-await-in-loop
      const isFound = await isCaught(folder, '--changed');
      // oxlint-disable-next-line no-await-in-loop
      const isMissed = !isFound && (await isCaught(folder, '--unchanged'));
      writeFileSync(path.join(folder, file), source);
      found += isFound ? 1 : 0;
      missed += isMissed ? 1 : 0;
      unseen += isFound || isMissed ? 0 : 1;
      const verdict = isFound ? 'found' : isMissed ? 'MISSED' : 'noticed by nothing';
      console.log(
        `${file}:${fault.line}  ${fault.was.slice(0, 60)} → ${fault.becomes.slice(0, 60)}\n  ${verdict} (${seconds(performance.now() - began)})`,
      );
    }
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
  console.log(`seeded: ${found} of ${found + missed} found`);
  return missed > 0 || found + missed < count;
}
