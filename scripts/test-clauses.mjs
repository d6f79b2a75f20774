// npm run test:clauses                 breaks every clause of §4, §5, §8 and §9 in a copy of the product and runs its tests and
//                                      stories; fails when a broken clause makes none of them fail.
// npm run test:clauses -- 9.logout 5   only these clauses and sections.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mutations } from '../spec/mutations.mjs';
import { openTests, Stuck } from './lib/clauseTests.mjs';
import { checkMutations, chosen } from './lib/mutations.mjs';
import { seconds } from './lib/run.mjs';
import { makeScratch } from './lib/scratch.mjs';
import { readSource } from './lib/sources.mjs';
import { readSpec } from './lib/spec.mjs';

/** The width of the printed column of clause names. */
const WIDTH = 24;

const names = process.argv.slice(2);
const spec = readSpec();
const wanted = chosen(mutations, names);
const problems = checkMutations(
  wanted,
  {
    ...spec,
    clauses:
      names.length > 0
        ? spec.clauses.filter(({ id }) => wanted.some(({ clause }) => clause === id))
        : spec.clauses,
  },
  readSource,
);
if (wanted.length === 0) problems.push(`no mutation is of ${names.join(', ')}`);
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exit(1);

const scratch = makeScratch(`clauses-${process.pid}`);
process.once('exit', scratch.remove);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** Selects, among tests that ran, those that prove a clause. */
const provers = (ran, proofs, clause) =>
  ran.filter(({ id, tags }) =>
    id === undefined
      ? tags.includes(`spec:${clause}`)
      : proofs.some((proof) => proof.id === id && proof.clauses.includes(clause)),
  );

/**
 * Tries mutations with one kind of test.
 *
 * @param {'unit' | 'storybook'} project
 * @param {readonly import('./lib/mutations.mjs').Mutation[]} tried
 * @returns {Promise<import('./lib/mutations.mjs').Mutation[]>} The mutations that no test has noticed.
 */
async function attempt(project, tried) {
  const kind = project === 'unit' ? 'test' : 'story';
  const proofsOf = (clause) =>
    spec.proofs.filter((proof) => proof.kind === kind && proof.clauses.includes(clause));
  const all = spec.proofs.filter(
    (proof) =>
      proof.kind === kind && proof.clauses.some((id) => tried.some(({ clause }) => clause === id)),
  );
  if (all.length === 0) return [...tried];
  const tests = await openTests(scratch.folder, project);
  try {
    const baseline = await tests.run(all);
    for (const { file, name, isPassed } of baseline)
      if (!isPassed) failed.push(`${file}: ${name} fails without any mutation`);
    /** @type {import('./lib/mutations.mjs').Mutation[]} */
    const left = [];
    for (const mutation of tried) {
      const proofs = proofsOf(mutation.clause);
      const isNoticed = proofs.length > 0 && (await notice(tests, mutation, proofs, baseline));
      if (!isNoticed) left.push(mutation);
    }
    return left;
  } finally {
    await tests.close();
  }
}

/** Whether a test that passes without a mutation fails with it. */
async function notice(tests, { clause, file, find, replace, why }, proofs, baseline) {
  const began = performance.now();
  const place = path.join(scratch.folder, file);
  const source = readFileSync(place, 'utf8');
  const sound = provers(baseline, proofs, clause).filter(({ isPassed }) => isPassed);
  const isSound = (test) =>
    sound.some(
      ({ id, file: of, name }) => id === test.id && of === test.file && name === test.name,
    );
  writeFileSync(
    place,
    source.replace(find, () => replace),
  );
  tests.take(file);
  try {
    // The first proof alone at first: it is mostly enough, and each failing test takes long.
    for (const batch of [proofs.slice(0, 1), proofs.slice(1)]) {
      const ran = batch.length > 0 ? await tests.run(batch) : [];
      const catcher = provers(ran, batch, clause).find((test) => !test.isPassed && isSound(test));
      if (!catcher) continue;
      const took = seconds(performance.now() - began);
      console.log(`✓ ${clause.padEnd(WIDTH)} ${why}`);
      console.log(`  ${' '.repeat(WIDTH)} ${catcher.file}: ${catcher.name} (${took})`);
      return true;
    }
    return false;
  } catch (error) {
    if (error instanceof Stuck) console.error(`✗ ${clause}: with "${why}" its tests do not end`);
    throw error;
  } finally {
    writeFileSync(place, source);
    tests.take(file);
  }
}

/** @type {string[]} */
const failed = [];
const afterUnit = await attempt('unit', wanted);
const survivors = afterUnit.length > 0 ? await attempt('storybook', afterUnit) : [];

for (const { clause, file, why } of survivors)
  console.log(`✗ ${clause.padEnd(WIDTH)} ${why} (${file})`);
for (const problem of failed) console.log(`✗ ${problem}`);
console.log(`clauses: ${wanted.length - survivors.length} caught, ${survivors.length} survived`);
process.exit(survivors.length > 0 || failed.length > 0 ? 1 : 0);
