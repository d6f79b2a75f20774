// npm run check:docs    fails when something exported, or a page of an app, has no documentation or no story.
import path from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { checkDocs } from './lib/docs/check.mjs';
import { root } from './lib/run.mjs';

const { entries } = await buildIndex({ configDir: path.join(root, '.storybook') });
const { counts, missing } = checkDocs(root, entries);

for (const line of missing) console.error(line);
for (const [kind, { all, isMissing }] of Object.entries(counts))
  console.log(`${kind.padEnd(10)} ${String(all - isMissing).padStart(5)} of ${all}`);
console.log(missing.length === 0 ? 'Everything is documented.' : `${missing.length} missing.`);
process.exit(missing.length === 0 ? 0 : 1);
