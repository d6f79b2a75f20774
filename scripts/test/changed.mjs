import path from 'node:path';
import { affectedBy, sitesReach } from './affected.mjs';
import { planOf } from './plan.mjs';
import { readSeen } from './seen.mjs';
import { changedFiles, isCommit, parted, stateAt, stateNow } from './states.mjs';

/** Creates a function that returns a picture's story file, or null. @returns {(file: string) => string | null} */
export function picturesOf(stories) {
  const files = new Map(stories.map(({ id, file }) => [id, file]));
  return (picture) => files.get(path.basename(picture).replace(/--\w+\.png$/, '')) ?? null;
}

/**
 * Chooses the tests and steps that a change requires.
 *
 * @param {object} change
 * @param {string} change.from The commit before the change.
 * @param {string | null} change.to The commit after the change; null for the working tree.
 * @param {readonly { id: string, file: string }[]} change.stories
 */
export function choose({ from, to, stories }) {
  const files = changedFiles(from, to);
  const before = stateAt(from);
  const after = to === null ? stateNow() : stateAt(to);
  const seen = readSeen();
  const seenState = seen && isCommit(seen.commit) ? stateAt(seen.commit) : null;
  const change = { before, after, files, seen: seenState && seen, seenState };
  const { chosen, left } = affectedBy({ ...change, storyOfPicture: picturesOf(stories) });
  const isSiteChanged = sitesReach(change);
  const planFor = (tests) =>
    planOf({
      tests,
      files: files.filter((file) => after.has(file)),
      gone: files.filter((file) => !after.has(file)),
      isSiteChanged,
    });
  return { files, chosen, left, planFor };
}

/** Returns the commit to compare with: where HEAD left a branch, main by default. @param {string | undefined} ref */
export function baseOf(ref) {
  const wanted = ref ?? ['origin/main', 'main'].find(isCommit) ?? 'HEAD';
  if (!isCommit(wanted)) throw new Error(`There is no commit ${wanted}.`);
  return parted(wanted);
}

/** Prints which tests are run, which are left out, and why. */
export function explain({ files, chosen, left, known, plan }) {
  const kinds = /** @type {const} */ ({
    unit: 'files of unit tests',
    story: 'files of stories',
    journey: 'files of journeys',
  });
  console.log(`${files.length} files differ.`);
  for (const [kind, words] of Object.entries(kinds)) {
    const own = chosen.filter(({ test }) => test.kind === kind);
    const rest = left.filter((test) => test.kind === kind).length;
    console.log(
      `${own.length} of ${own.length + rest} ${words}${rest > 0 ? `; ${rest} use nothing that has changed` : ''}`,
    );
    const reasons = new Map();
    for (const { test, why } of own) reasons.set(why, [...(reasons.get(why) ?? []), test.file]);
    for (const [why, tests] of reasons) console.log(`  ${why}: ${shortList(tests)}`);
    const passed = own.flatMap(({ test }) => (known(test.key) ? [test.file] : []));
    if (passed.length > 0)
      console.log(`  ${passed.length} have passed with the same inputs: ${shortList(passed)}`);
  }
  const names = [...plan.light, ...plan.heavy].map(({ name }) => name);
  console.log(`Steps: ${names.join(', ') || 'none'}.\n`);
}

const shortList = (tests) => {
  const names = [...new Set(tests.map((file) => path.basename(file)))];
  return names.length > 4
    ? `${names.slice(0, 4).join(', ')} and ${names.length - 4} more`
    : names.join(', ');
};
