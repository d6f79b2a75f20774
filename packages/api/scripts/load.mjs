import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Imports a TypeScript module of this package by its path under the package. */
export async function load(path) {
  const { module } = await runnerImport(`${root}${path}`, {
    root,
    configFile: false,
    logLevel: 'error',
  });
  return module;
}
