import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { quietEnv, root, seconds } from '../lib/run.mjs';
import { linkFolder } from '../lib/scratch.mjs';
import { drawFrom, faultsIn } from './faults.mjs';
import { caughtAmong } from './missed.mjs';
import { stateAt } from './states.mjs';

/** Modules of the product. */
const PRODUCT = /^(packages\/\w+|apps\/(web|h5))\/src\/.*\.tsx?$/;
const NO_PRODUCT = /\.(test|stories)\.tsx?$|\.d\.ts$|\/(mocks|testing|StoryApp|compat)\b/;

/** The search ends after this many unnoticed faults per requested fault. */
const PATIENCE = 4;

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

const nameOf = ({ file, line, was, becomes }) =>
  `${file}:${line}  ${was.slice(0, 60)} → ${becomes.slice(0, 60)}`;

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
 * Makes faults in the product, chosen by a seed, in a separate checkout, and checks that the tests chosen by --changed notice
 * each fault that any test notices. Each fault is made alone for the chosen tests; those that these do not notice are then made
 * together for all tests, since most of them are noticed by nothing. Returns whether a fault was missed, or too few were noticed
 * by any test.
 *
 * @param {number} count How many faults to find.
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
  const sourceAt = (file) => git('show', `HEAD:${file}`);
  /** Makes faults while a task runs. */
  const withFaults = async (faults, task) => {
    for (const { file, code } of faults) writeFileSync(path.join(folder, file), code);
    try {
      return await task();
    } finally {
      for (const { file } of faults) writeFileSync(path.join(folder, file), sourceAt(file));
    }
  };
  let found = 0;
  /** Faults that their chosen tests have not noticed, one a file. */
  const quiet = new Map();
  const tried = new Set();
  try {
    linkFolder(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    while (found < count && quiet.size < count * PATIENCE && tried.size < files.length) {
      const file = pick(files);
      if (tried.has(file)) continue;
      tried.add(file);
      const fault = pick(faultsIn(file, sourceAt(file)));
      if (!fault) continue;
      const began = performance.now();
      // One after the other, as each uses all cores.
      // oxlint-disable-next-line no-await-in-loop
      const isFound = await withFaults([fault], () => isCaught(folder, '--changed'));
      if (isFound) found += 1;
      else quiet.set(file, fault);
      console.log(
        `${nameOf(fault)}\n  ${isFound ? 'found' : 'not noticed by the chosen tests'} (${seconds(performance.now() - began)})`,
      );
    }
    const missed = await caughtAmong([...quiet.values()], (group) =>
      withFaults(
        group,
        async () =>
          (await isCaught(folder, '--changed')) || (await isCaught(folder, '--unchanged')),
      ),
    );
    for (const fault of missed) console.log(`${nameOf(fault)}\n  MISSED`);
    console.log(`${quiet.size - missed.length} faults are noticed by nothing.`);
    console.log(`seeded: ${found} of ${found + missed.length} found`);
    return missed.length > 0 || found < count;
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
}
