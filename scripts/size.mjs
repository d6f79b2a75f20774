// npm run size: compares the JavaScript of a first visit to the home page, the course list and a course with its budget, in
// KiB of brotli; and measures the cost of each first visit in a browser until the network is idle. Needs `npm run build`.
// npm run size -- --list    also lists each request of these visits: time of the reply, KiB and initiator; for a script also
//                           its modules with their sizes (which needs a further build) and the `import()` that loads it.
import path from 'node:path';
import { BUDGETS, excess, firstLoad, PAGE_BUDGET, PAGES, totalKib } from './lib/firstLoad.mjs';
import { heavyParts } from './lib/heavy.mjs';
import { measureFloor } from './lib/floor.mjs';
import { partsOf } from './lib/parts.mjs';
import { root } from './lib/run.mjs';
import { costOf, LIMITS, visitPages } from './lib/visits.mjs';

const kib = (value) => value.toFixed(1).padStart(8);

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

/** Prints a line of the first-load report; fails when the page is over its budget. */
function report(app, label, size, budget, floor) {
  console.log(`${app.padEnd(5)}${label.padEnd(16)}${kib(size)}${kib(budget)}${kib(floor)}`);
  const over = excess(app, label, size, budget);
  if (over > 0) fail(`${app}: ${label} is ${over.toFixed(2)} KiB over what it may weigh.`);
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

/** Prints a line of the report on visits; fails when a figure is over its limit. */
function reportVisit(visit) {
  const { app, label } = visit;
  const cost = costOf(visit);
  const columns = Object.keys(LIMITS).map((kind) => {
    const value = Number(cost[kind].toFixed(1));
    if (value > LIMITS[kind])
      fail(`${app}: ${label} has ${kind} ${value}; ${LIMITS[kind]} at most are allowed.`);
    return `${value}${value > LIMITS[kind] ? ' ✗' : '  '}`.padStart(14);
  });
  console.log(`${app.padEnd(5)}${label.padEnd(14)}${columns.join('')}${kib(cost.all)}`);
}

/** Prints the requests of a visit for `--list`. */
function listVisit({ app, label, answers, askers }, parts) {
  console.log(`\n${app} ${label}`);
  for (const { path: address, bytes, at } of answers.toSorted((a, b) => a.at - b.at)) {
    const asker = askers.get(address) ?? 'the browser';
    console.log(`${at.toFixed(0).padStart(7)} ms${kib(bytes / 1024)}  ${address}  (${asker})`);
    const part = parts.get(/assets\/[^/]+\.js$/.exec(address)?.[0] ?? '');
    if (!part) continue;
    for (const asked of part.asked) console.log(`${' '.repeat(20)}${asked}`);
    for (const { module, bytes: weight } of part.modules)
      console.log(`${' '.repeat(20)}${String(weight).padStart(7)}  ${module}`);
  }
}

const heads = Object.entries(LIMITS).map(([kind, most]) => `${kind} ≤${most}`.padStart(14));
console.log(`\nFirst visit        ${heads.join('')}  all KiB`);
try {
  const visits = await visitPages();
  visits.forEach(reportVisit);
  if (process.argv.includes('--list')) {
    const parts = { web: await partsOf('web'), h5: await partsOf('h5') };
    for (const visit of visits) listVisit(visit, parts[visit.app]);
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
// Pending replies that are no longer needed must not keep the command running.
process.exit();
