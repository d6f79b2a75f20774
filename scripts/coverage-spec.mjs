// npm run coverage:spec               lists the proofs of each clause of the specification; fails on a clause without proof,
//                                     on a proof that uses nothing of the product, on a clause that no mutation breaks, or
//                                     when a proof, story or exact string is missing.
// npm run coverage:spec -- --update   rewrites the list of stories, after one was removed on purpose.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { mutations } from '../spec/mutations.mjs';
import { checkMutations } from './lib/mutations.mjs';
import { checkReach } from './lib/reach.mjs';
import { root } from './lib/run.mjs';
import { readSource } from './lib/sources.mjs';
import {
  checkProofs,
  checkStories,
  checkStrings,
  productSources,
  readSpec,
  storyList,
} from './lib/spec.mjs';

const spec = readSpec();

if (process.argv.includes('--update'))
  writeFileSync(path.join(root, 'spec/stories.txt'), storyList(spec.ids));

/** @type {Map<string, { story: number, test: number, journey: number }>} */
const counts = new Map(spec.clauses.map(({ id }) => [id, { story: 0, test: 0, journey: 0 }]));
for (const { kind, clauses } of spec.proofs)
  for (const id of clauses) {
    const count = counts.get(id);
    if (count) count[kind] += 1;
  }

const wanted = new Map(spec.clauses.map(({ id, sites }) => [id, sites.join(' ') || 'core']));
console.log(`${'Clause'.padEnd(34)}${'Holds on'.padEnd(8)}Stories  Tests  Journeys`);
for (const [id, { story, test, journey }] of counts)
  console.log(
    `${id.padEnd(34)}${String(wanted.get(id)).padEnd(8)}${String(story).padStart(7)}${String(test).padStart(7)}${String(journey).padStart(10)}`,
  );

const proved = [...counts.values()].filter(
  ({ story, test, journey }) => story + test + journey > 0,
);
const byStory = [...counts.values()].filter(({ story }) => story > 0);
const share = ((proved.length / counts.size) * 100).toFixed(1);
console.log(
  `\n${proved.length} of ${counts.size} clauses are proved (${share} %), ${byStory.length} of them by a story.`,
);
console.log(`${spec.strings.length} exact strings, ${spec.ids.length} stories.`);

const kept = process.argv.includes('--update') ? spec.ids : spec.kept;
const problems = [
  ...checkProofs(spec),
  ...checkReach(spec.proofs),
  ...checkMutations(mutations, spec, readSource),
  ...checkStrings(spec.strings, productSources()),
  ...checkStories(kept, spec.ids),
];
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
