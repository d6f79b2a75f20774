import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../lib/run.mjs';
import { mutantOf } from './report.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/**
 * Returns a hash of a module's code, its tests and its excused survivors.
 *
 * @param {import('./modules.mjs').RuleModule} module
 * @param {readonly import('./report.mjs').Excuse[]} excuses The excuses of all modules.
 */
export function hashOf({ name, files, tests }, excuses) {
  const hash = createHash('sha256');
  for (const { module, file, was, becomes } of excuses)
    if (module === name) hash.update([file, was, becomes].join('\0'));
  for (const file of [...files, ...tests]) hash.update(file).update('\0').update(read(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Runs a module's tests against every mutant of its code. Rejects when the tests fail without a mutant.
 *
 * @param {import('./modules.mjs').RuleModule} module
 * @param {number} concurrency How many test processes run at a time.
 * @returns {Promise<import('./report.mjs').Mutant[]>}
 */
export async function mutate({ files, tests }, concurrency) {
  process.env['QINGHE_MUTANT_TESTS'] = JSON.stringify(tests);
  const results = await new Stryker({
    mutate: files,
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'scripts/mutants/vitest.config.mjs', related: false },
    coverageAnalysis: 'perTest',
    disableTypeChecks: false,
    concurrency,
    // Only files that the tests read are copied.
    ignorePatterns: [
      '**',
      '!package.json',
      '!packages/*/package.json',
      '!packages/*/src/**/*.ts',
      '!packages/ui/src/tokens/tokens.json',
      '!packages/api/fixtures/**',
      '!scripts/mutants/*',
      '!tsconfig.*',
      '!packages/*/tsconfig.json',
    ],
    tempDirName: '.mutants',
    cleanTempDir: 'always',
    reporters: [],
    logLevel: 'error',
    allowConsoleColors: false,
  }).runMutationTest();

  const sources = new Map(files.map((file) => [file, read(file)]));
  return results
    .map((result) => {
      const file = path.relative(root, result.fileName).replaceAll('\\', '/');
      return mutantOf(result, file, sources.get(file) ?? '');
    })
    .filter((mutant) => mutant !== null);
}
