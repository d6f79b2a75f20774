// npm run size: the JavaScript of the first load of the home page against its budget. Wants both apps built.
import path from 'node:path';
import { firstLoad } from './lib/firstLoad.mjs';
import { heavyParts } from './lib/heavy.mjs';
import { measureFloor } from './lib/floor.mjs';
import { root } from './lib/run.mjs';

/** KiB of brotli. */
const BUDGETS = { web: 125, h5: 112 };

const kib = (bytes) => (bytes / 1024).toFixed(1).padStart(8);

for (const [app, budget] of Object.entries(BUDGETS)) {
  try {
    const chunks = firstLoad(path.join(root, 'apps', app, 'dist'));
    const total = chunks.reduce((sum, { brotli }) => sum + brotli, 0);
    const width = Math.max(...chunks.map(({ file }) => file.length), 24);
    console.log(`\n${app}${' '.repeat(width - app.length)}     raw  brotli  (KiB)`);
    for (const { file, raw, brotli } of chunks)
      console.log(`${file.padEnd(width)}${kib(raw)}${kib(brotli)}`);
    console.log(`${'first load of the home'.padEnd(width + 8)}${kib(total)}`);
    console.log(`${'budget'.padEnd(width + 8)}${kib(budget * 1024)}`);
    console.log(`${'given libraries alone'.padEnd(width + 8)}${kib(await measureFloor(app))}`);
    for (const problem of heavyParts(path.join(root, 'apps', app, 'dist'))) {
      console.error(`${app}: ${problem}`);
      process.exitCode = 1;
    }
    if (total > budget * 1024) {
      console.error(`${app} is ${(total / 1024 - budget).toFixed(1)} KiB over its budget.`);
      process.exitCode = 1;
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
