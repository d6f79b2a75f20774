// npm run licences         writes LICENCES.md: the shipped third-party packages and files with their licences.
// npm run check:licences   fails when that file is out of date or a licence is not allowed.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { licencePage, refusedParts, shippedParts } from './lib/licences.mjs';
import { root } from './lib/run.mjs';

const file = path.join(root, 'LICENCES.md');
const parts = shippedParts();
for (const { name, licence } of refusedParts(parts)) {
  console.error(
    `${name} is licensed as ${licence}, which is not on the list of scripts/lib/licences.mjs.`,
  );
  process.exitCode = 1;
}
const page = licencePage(parts);
if (!process.argv.includes('--check')) writeFileSync(file, page);
else if (readFileSync(file, 'utf8') !== page) {
  console.error('LICENCES.md is out of date: run "npm run licences".');
  process.exitCode = 1;
}
