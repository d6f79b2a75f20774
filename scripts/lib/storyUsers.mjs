import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createResolver } from './imports.mjs';
import { root } from './run.mjs';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g;
const isTest = (file) => /\.(?:stories|test)\.tsx?$/.test(file);
/** The route table imports all pages, so these imports are ignored: a page counts only for its own stories. */
const ROUTES = /^apps\/\w+\/src\/app\/routes\.ts$/;
const PAGE = /^apps\/\w+\/src\/pages\//;

/** Lists the sources of packages and sites, relative to the root. */
const sources = () =>
  ['packages', 'apps'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).flatMap((name) =>
      readdirSync(path.join(root, folder, name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => `${folder}/${name}/src/${file.replaceAll('\\', '/')}`),
    ),
  );

/**
 * Creates a function that selects the files of stories which render something of some folders, by static and dynamic imports.
 *
 * @param {{ files?: readonly string[], read?: (file: string) => string, manifests?: readonly { file: string, text: string }[] }} [of]
 *   Files of another repository than this one, for tests.
 * @returns {(folders: readonly string[], stories: readonly string[]) => string[]}
 */
export function createStoryUsers({
  files = sources(),
  read = (file) => readFileSync(path.join(root, file), 'utf8'),
  manifests = ['api', 'hooks', 'ui', 'features'].map((name) => {
    const file = `packages/${name}/package.json`;
    return { file, text: read(file) };
  }),
} = {}) {
  const known = new Set(files);
  const resolve = createResolver(manifests, (file) => known.has(file));
  /** @type {Map<string, string[]>} */
  const imports = new Map();
  const importsOf = (file) => {
    const found =
      imports.get(file) ??
      Array.from(read(file).matchAll(IMPORT), ([, source = '']) => resolve(source, file)).filter(
        (target) => target !== null && !(ROUTES.test(file) && PAGE.test(target)),
      );
    imports.set(file, found);
    return found;
  };
  const inFolder = (file, folder) =>
    path.posix.dirname(file) === folder || file.startsWith(`${folder}/`);
  const startOf = (story) =>
    PAGE.test(story)
      ? [
          story,
          ...files.filter((file) => inFolder(file, path.posix.dirname(story)) && !isTest(file)),
        ]
      : [story];

  return (folders, stories) =>
    stories.filter((story) => {
      const seen = new Set(startOf(story));
      for (const file of seen) {
        if (!isTest(file) && folders.some((folder) => inFolder(file, folder))) return true;
        for (const target of importsOf(file)) seen.add(target);
      }
      return false;
    });
}
