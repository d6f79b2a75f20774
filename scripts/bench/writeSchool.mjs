import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../lib/run.mjs';

/**
 * Writes the data of the demo school in a scenario into a file and returns the token of the scenario's member.
 *
 * @param {string} file
 * @param {string} scenario
 */
export async function writeSchool(file, scenario) {
  const { module } = await runnerImport(path.join(root, 'packages/api/src/mocks/index.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  module.resetDb({ now: () => Date.now() });
  module.scenarios[scenario].edit();
  writeFileSync(file, JSON.stringify(module.exportDb()));
  return module.scenarios[scenario].token;
}
