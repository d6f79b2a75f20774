// npm run check:docs    fails when an export, or a page of an app, has no documentation or no story, or when a page
//                       has no story for one of its states.
import path from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { checkDocs } from './lib/docs/check.mjs';
import { checkPageStates, pageFolders } from './lib/docs/pageStates.mjs';
import { root } from './lib/run.mjs';

const { entries } = await buildIndex({ configDir: path.join(root, '.storybook') });
const { counts, missing } = checkDocs(root, entries);

const looks = checkPageStates(pageFolders(root), Object.values(entries));
counts.looks = { all: looks.length, isMissing: 0 };
for (const { name, missing: lacking } of looks.filter((look) => look.missing.length > 0)) {
  counts.looks.isMissing += 1;
  missing.push(`looks ${name}: no ${lacking.join(', no ')}`);
}

for (const line of missing) console.error(line);
for (const [kind, { all, isMissing }] of Object.entries(counts))
  console.log(`${kind.padEnd(10)} ${String(all - isMissing).padStart(5)} of ${all}`);
console.log(missing.length === 0 ? 'Everything is documented.' : `${missing.length} missing.`);
process.exit(missing.length === 0 ? 0 : 1);
