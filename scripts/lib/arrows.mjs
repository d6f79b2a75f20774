import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { createResolver } from './imports.mjs';
import { root } from './run.mjs';
import { filesIn, readSource } from './sources.mjs';

/** Packages and applications, by their folder. */
const WORKSPACES = {
  api: 'packages/api',
  hooks: 'packages/hooks',
  ui: 'packages/ui',
  features: 'packages/features',
  web: 'apps/web',
  h5: 'apps/h5',
  demo: 'apps/demo-server',
};

/** Modules that are not part of the product: tests, stories, and helpers that only these use. */
const NO_PRODUCT = /\.(?:test|stories)\.tsx?$|\/(?:testing|StoryApp)\b/;

/** An import or re-export of a module. @typedef {{ source: string, isType: boolean, isLate: boolean }} Way */

/** Lists every import and re-export of a module. @returns {Way[]} */
function waysOf(file, code) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const areTypes = (entries) => entries.length > 0 && entries.every(({ isType }) => isType);
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      source: moduleRequest.value,
      isType: areTypes(entries),
      isLate: false,
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries
        .filter(({ moduleRequest }) => moduleRequest)
        .map(({ moduleRequest, isType }) => ({
          source: moduleRequest?.value ?? '',
          isType,
          isLate: false,
        })),
    ),
    ...dynamicImports.map(({ moduleRequest }) => ({
      source: code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      isType: false,
      isLate: true,
    })),
  ];
}

/**
 * An import of one module of the product by another one.
 *
 * @typedef {object} Arrow
 * @property {string} from The importing file, relative to the repository's root.
 * @property {string} to The imported file, relative to the repository's root.
 * @property {boolean} isType Whether only types are imported.
 * @property {boolean} isLate Whether it is a dynamic import.
 */

/** Reads all imports between modules of the product. @returns {Arrow[]} */
export function readArrows() {
  const manifests = Object.values(WORKSPACES)
    .map((folder) => `${folder}/package.json`)
    .map((file) => ({ file, text: readSource(file) }));
  const fileOf = createResolver(manifests, (file) => existsSync(path.join(root, file)));
  return Object.values(WORKSPACES)
    .flatMap((folder) => filesIn(`${folder}/src`, (file) => /\.tsx?$/.test(file)))
    .filter((file) => !NO_PRODUCT.test(file))
    .flatMap((from) =>
      waysOf(from, readSource(from)).flatMap(({ source, ...way }) => {
        const to = fileOf(source, from);
        return to === null ? [] : [{ from, to, ...way }];
      }),
    );
}

/** Returns the package or application of a file; the mocks of packages/api count as one named `mocks`. */
export function workspaceOf(file) {
  if (file.startsWith('packages/api/src/mocks/')) return 'mocks';
  const [name = ''] =
    Object.entries(WORKSPACES).find(([, folder]) => file.startsWith(`${folder}/`)) ?? [];
  return name;
}

/** Returns the room (folder) of packages/features that contains a file; null for a file outside. */
export const roomOf = (file) => /^packages\/features\/src\/([^/]+)\//.exec(file)?.[1] ?? null;

/**
 * Lists each pair of groups with an import between them, as `from → to`.
 *
 * @param {readonly Arrow[]} arrows @param {(file: string) => string | null} of The group of a file; null for a file in none.
 */
export const between = (arrows, of) =>
  [
    ...new Set(
      arrows.flatMap(({ from, to }) => {
        const [one, other] = [of(from), of(to)];
        return one && other && one !== other ? [`${one} → ${other}`] : [];
      }),
    ),
  ].toSorted();

/**
 * Finds import cycles among pairs; each is the list of its names, with the first repeated at the end.
 *
 * @param {readonly string[]} pairs As `from → to`.
 * @returns {string[][]}
 */
export function circles(pairs) {
  /** @type {Map<string, string[]>} */
  const next = new Map();
  for (const pair of pairs) {
    const [from = '', to = ''] = pair.split(' → ');
    next.set(from, [...(next.get(from) ?? []), to]);
  }
  const done = new Set();
  /** @type {string[][]} */
  const found = [];
  /** @param {string} name @param {string[]} way */
  const walk = (name, way) => {
    const at = way.indexOf(name);
    if (at >= 0) found.push([...way.slice(at), name]);
    if (at >= 0 || done.has(name)) return;
    for (const other of next.get(name) ?? []) walk(other, [...way, name]);
    done.add(name);
  };
  for (const name of next.keys()) walk(name, []);
  return found;
}
