// npm run mutants                 makes small breaking changes (mutants) to the modules with the product's rules and counts how
//                                 many of them the unit tests notice; writes bench/mutants.json.
// npm run mutants -- time url     only the named modules.
// npm run mutants -- --changed    only modules that have changed since they were measured for bench/mutants.json; writes nothing.
// npm run mutants -- --all        every module; writes nothing.
// npm run mutants -- --table      only prints bench/mutants.json as a table.
// --concurrency N                 how many mutants are tried at a time; 2 without it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { root, seconds } from './lib/run.mjs';
import { ruleModules } from './mutants/modules.mjs';
import { hashOf, mutate } from './mutants/mutate.mjs';
import { problemsOf, rowOf, tableOf } from './mutants/report.mjs';

const RESULTS = path.join(root, 'bench/mutants.json');
const EXCUSES = path.join(root, 'scripts/mutants/survivors.json');

/** Time limits in milliseconds: of a run of all modules, and of `--changed`, after which no further module is begun. */
const LONGEST = { all: 45 * 60_000, changed: 10 * 60_000 };

const { values: flags, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: '2' },
  },
});
const unknown = names.find((name) => !ruleModules.some((module) => module.name === name));
if (unknown) {
  console.error(`No module is called ${unknown}.`);
  process.exit(1);
}

const excuses = JSON.parse(readFileSync(EXCUSES, 'utf8'));
/** @type {Map<string, import('./mutants/report.mjs').Row>} */
const rows = new Map(
  existsSync(RESULTS)
    ? JSON.parse(readFileSync(RESULTS, 'utf8')).map((row) => [row.name, row])
    : [],
);
const isChanged = (module) => rows.get(module.name)?.hash !== hashOf(module, excuses);
const isWanted = (module) =>
  flags.changed ? isChanged(module) : names.length === 0 || names.includes(module.name);

/** @type {string[]} */
const problems = excuses
  .filter(({ module }) => !ruleModules.some(({ name }) => name === module))
  .map(({ module }) => `survivors.json: no module is called ${module}.`);
const wanted = flags.table ? [] : ruleModules.filter(isWanted);
if (flags.changed && wanted.length === 0) console.log('no rule module changed');

const began = performance.now();
for (const module of wanted) {
  const { name } = module;
  const start = performance.now();
  if (flags.changed && start - began > LONGEST.changed) {
    console.log(
      `${name} changed as well: left to the nightly run, or \`npm run mutants -- ${name}\``,
    );
    continue;
  }
  const hash = hashOf(module, excuses);
  // One module at a time, as each uses all cores.
  // oxlint-disable-next-line no-await-in-loop
  const mutants = await mutate(module, Number(flags.concurrency));
  const ms = performance.now() - start;
  const own = problemsOf(name, mutants, excuses);
  problems.push(...own);
  // A module with a problem counts as changed until it has none.
  const row = rowOf(name, mutants, {
    seconds: Math.round(ms / 1000),
    hash: own.length === 0 ? hash : '',
  });
  rows.set(name, row);
  console.log(`${name}: ${row.killed} of ${mutants.length} mutants noticed (${seconds(ms)})`);
}
const all = performance.now() - began;
if (all > LONGEST.all)
  problems.push(`All took ${seconds(all)}, longer than ${seconds(LONGEST.all)}.`);

const table = ruleModules.flatMap(({ name }) => rows.get(name) ?? []);
if (!flags.changed || wanted.length > 0) console.log(`\n${tableOf(table)}\n`);
if (!flags.changed && !flags.all && !flags.table) {
  const options = await resolveConfig(RESULTS);
  writeFileSync(RESULTS, await format(JSON.stringify(table), { ...options, filepath: RESULTS }));
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
