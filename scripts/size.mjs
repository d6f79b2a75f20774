// npm run size: the JavaScript of a first visit to the home page, the course list and a course against its budget, in
// KiB of brotli. Wants both apps built.
import path from 'node:path';
import { BUDGETS, firstLoad, PAGE_BUDGET, PAGES, totalKib } from './lib/firstLoad.mjs';
import { heavyParts } from './lib/heavy.mjs';
import { measureFloor } from './lib/floor.mjs';
import { root } from './lib/run.mjs';

const kib = (value) => value.toFixed(1).padStart(8);

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

/** One line of the report; says so when it is over its budget. */
function report(app, label, size, budget, floor) {
  console.log(`${app.padEnd(5)}${label.padEnd(16)}${kib(size)}${kib(budget)}${kib(floor)}`);
  if (size > budget) fail(`${app}: ${label} is ${(size - budget).toFixed(1)} KiB over its budget.`);
}

console.log('First load           brotli  budget   given libraries alone (KiB)');
for (const [app, budget] of Object.entries(BUDGETS)) {
  try {
    const dist = path.join(root, 'apps', app, 'dist');
    const floor = (await measureFloor(app)) / 1024;
    const files = firstLoad(dist);
    const home = totalKib(files);
    report(app, 'home', home, budget, floor);
    for (const { label, ...route } of PAGES)
      report(app, label, totalKib(firstLoad(dist, route)), home + PAGE_BUDGET, floor);
    for (const { file, raw, brotli } of files)
      console.log(`       ${file.padEnd(26)}${kib(raw / 1024)}${kib(brotli / 1024)}`);
    for (const problem of heavyParts(dist)) fail(`${app}: ${problem}`);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}
