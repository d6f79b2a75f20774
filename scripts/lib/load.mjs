import path from 'node:path';
import { runnerImport } from 'vite';
import { root } from './run.mjs';

/**
 * Imports a TypeScript module of the repository.
 *
 * @param {string} file Its path relative to the root.
 */
export async function load(file) {
  const { module } = await runnerImport(path.join(root, file), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  return module;
}
