import path from 'node:path';
import { build, loadConfigFromFile, minifySync } from 'vite';
import { root } from './run.mjs';

/**
 * The contents of a chunk of a build.
 *
 * @typedef {object} Part
 * @property {{ module: string, bytes: number }[]} modules Its modules with the size of each when minified alone; largest first.
 * @property {string[]} asked Each `import()` that loads the chunk, as `imported module by importing module`.
 */

/** Returns a readable name of a module: its path from the root or below node_modules. */
const nameOf = (id) => path.relative(root, id.replace(/^\0/, '')).replace(/^.*node_modules\//, '');

/** Returns the size of a module when minified alone. */
const weightOf = (code) =>
  minifySync('module.js', code, { compress: { unused: false } }).code.length;

/**
 * Builds a site in memory with its usual settings and returns its chunks.
 *
 * @param {string} app
 * @returns {Promise<Map<string, Part>>} Chunks by file name; the names are those of the real build.
 */
export async function partsOf(app) {
  const folder = path.join(root, 'apps', app);
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    path.join(folder, 'vite.config.ts'),
  );
  /** The modules with an `import()` of a module, by the imported module. */
  const importers = new Map();
  const note = {
    name: 'note-importers',
    generateBundle() {
      for (const id of this.getModuleIds())
        importers.set(id, this.getModuleInfo(id)?.dynamicImporters ?? []);
    },
  };
  const built = await build({
    ...loaded?.config,
    plugins: [...(loaded?.config.plugins ?? []), note],
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { ...loaded?.config.build, write: false },
  });
  const { output } = Array.isArray(built) ? built[0] : built;
  return new Map(
    output
      .filter(({ type }) => type === 'chunk')
      .map(({ fileName, modules }) => [
        fileName,
        {
          modules: Object.entries(modules)
            .map(([id, { code }]) => ({ module: nameOf(id), bytes: weightOf(code ?? '') }))
            .sort((a, b) => b.bytes - a.bytes),
          asked: Object.keys(modules).flatMap((id) =>
            (importers.get(id) ?? []).map((by) => `${nameOf(id)} by ${nameOf(by)}`),
          ),
        },
      ]),
  );
}
