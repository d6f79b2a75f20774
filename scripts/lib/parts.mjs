import path from 'node:path';
import { build, loadConfigFromFile, minifySync } from 'vite';
import { root } from './run.mjs';

/**
 * What a file of a build is made of.
 *
 * @typedef {object} Part
 * @property {{ module: string, bytes: number }[]} modules Its modules, and what each weighs when it is made small alone; largest first.
 * @property {string[]} asked Each `import()` that loads the file: the module that is named, and where.
 */

/** The name of a module as a reader knows it. */
const nameOf = (id) => path.relative(root, id.replace(/^\0/, '')).replace(/^.*node_modules\//, '');

/** What a module weighs when it is made small alone. */
const weightOf = (code) =>
  minifySync('module.js', code, { compress: { unused: false } }).code.length;

/**
 * Builds a site as it was built, without writing it.
 *
 * @param {string} app
 * @returns {Promise<Map<string, Part>>} By the names of the files, which are those of the build.
 */
export async function partsOf(app) {
  const folder = path.join(root, 'apps', app);
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    path.join(folder, 'vite.config.ts'),
  );
  /** For each module that an `import()` names: where. */
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
