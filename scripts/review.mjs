// npm run review [-- REF]   writes review.html: how the change since REF, or since this branch left main, affects pictures,
//                           sizes and clauses. A single page that can be opened from disk.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstall } from './lib/install.mjs';
import { root } from './lib/run.mjs';

if (!(await ensureInstall())) process.exit(1);
const { baseOf, choose, explain } = await import('./test/changed.mjs');
const { allStories } = await import('./lib/stories.mjs');
const { readSpec } = await import('./lib/spec.mjs');
const { changedPictures } = await import('./review/pictures.mjs');
const { sizesOf, sizesAt } = await import('./review/sizes.mjs');
const { changedClauses } = await import('./review/clauses.mjs');
const { pageOf } = await import('./review/page.mjs');

const FILE = path.join(root, 'review.html');

const from = baseOf(process.argv[2]);
const stories = allStories();
const choice = choose({ from, to: null, stories });
const tests = choice.chosen.map(({ test }) => test);
explain({ ...choice, known: () => false, plan: choice.planFor(tests) });
const { pictures, undrawn } = await changedPictures(choice, from, stories);
for (const { story, theme } of pictures) console.log(`± ${story} (${theme})`);
for (const name of undrawn) console.log(`? ${name} could not be drawn`);
if (undrawn.length > 0) process.exitCode = 1;
const content = pageOf({
  from,
  files: choice.files,
  pictures,
  sizes: { before: await sizesAt(from), after: await sizesOf(root) },
  clauses: changedClauses(choice, from, readSpec()),
});
writeFileSync(FILE, content);
console.log(`${FILE}: ${(content.length / 1024 / 1024).toFixed(1)} MB`);
