import { createResolver } from '../lib/imports.mjs';
import { namesIn, namesOf } from '../lib/reach.mjs';

/**
 * What the modules of one state of the repository use of each other, by name: a change of a function affects the code
 * that uses this function, not everything that imports from its file. A place is a name in a file, as `file#name`.
 *
 * @typedef {object} Uses
 * @property {(file: string) => boolean} has Whether a module exists.
 * @property {(file: string) => readonly string[]} entriesOf Returns all places that loading a module makes available: its
 *   declarations, `file#*` for the statements that run on load, and its re-exports with the places they lead to.
 * @property {(file: string) => boolean} hasFunctions Whether a module has a function that can be seen to run.
 * @property {(place: string) => { atLoad: readonly string[], later: readonly string[], late: readonly string[] }} from Returns
 *   the places that a place may call on load, all others that it uses, and the files of its dynamic imports.
 * @property {(place: string) => boolean} isValue Whether a place has an effect without being called.
 */

/** The name of the place for all statements that run when a module is loaded. */
const LOAD = '*';

/** The name of the place for a module's re-exports. */
const PASSED = 'export';

/** @param {string} place */
export const fileOfPlace = (place) => place.slice(0, place.lastIndexOf('#'));

const isCode = (file) => /\.(tsx?|mjs)$/.test(file);

const FUNCTIONS =
  /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration|ClassDeclaration|ClassExpression)$/;

/** Whether a declaration is a value, which has an effect without being called, and no function or class. */
function isValueNode(node) {
  const value = node.type === 'VariableDeclarator' ? node.init : node;
  return !FUNCTIONS.test(value?.type ?? '');
}

/** Cache of parsed modules, as states of the repository share most of their files. @type {Map<string, any>} */
const known = new Map();

/**
 * @param {string} file
 * @param {{ id: string, text: () => string }} source `id` changes with the text.
 */
export function moduleOf(file, { id, text }) {
  const key = `${file} ${id}`;
  let found = known.get(key);
  if (!found) {
    const code = text();
    found = { code, ...namesOf(code, file) };
    known.set(key, found);
  }
  return found;
}

/**
 * @param {Map<string, { id: string, text: () => string }>} sources The files of a state, by their path relative to the root.
 * @returns {Uses}
 */
export function readUses(sources) {
  const fileOf = createResolver(
    Array.from(sources)
      .filter(([file]) => /^packages\/[\w-]+\/package\.json$/.test(file))
      .map(([file, { text }]) => ({ file, text: text() })),
    (file) => sources.has(file),
  );
  const moduleAt = (file) => moduleOf(file, sources.get(file) ?? { id: '', text: () => '' });

  /** Lists the places to which a name of a module leads; re-exports are followed to the declaration. */
  function origins(file, name, seen = new Set()) {
    const key = `${file}#${name}`;
    if (seen.has(key)) return [];
    seen.add(key);
    if (!isCode(file)) return [`${file}#${LOAD}`];
    const { exports, imports, stars, declared } = moduleAt(file);
    if (name === LOAD)
      return [
        `${file}#${LOAD}`,
        `${file}#${PASSED}`,
        ...[...exports.keys()].flatMap((each) => origins(file, each, seen)),
        ...stars.flatMap((star) => {
          const target = fileOf(star, file);
          return target === null ? [] : origins(target, LOAD, seen);
        }),
      ];
    const out = exports.get(name);
    if (typeof out === 'string') {
      const from = imports.get(out);
      if (from) return [`${file}#${PASSED}`, ...originsOf(from, file, seen)];
      return declared.has(out) ? [`${file}#${out}`] : [`${file}#${LOAD}`];
    }
    if (out) return [`${file}#${PASSED}`, ...originsOf(out, file, seen)];
    const passed = stars.flatMap((star) => originsOf({ source: star, name }, file, seen));
    return passed.length > 0 ? [`${file}#${PASSED}`, ...passed] : [];
  }

  function originsOf({ source, name }, from, seen) {
    const file = fileOf(source, from);
    return file === null ? [] : origins(file, name, seen);
  }

  const cache = new Map();

  function from(place) {
    const found = cache.get(place);
    if (found) return found;
    const file = fileOfPlace(place);
    const name = place.slice(file.length + 1);
    const atLoad = new Set();
    const later = new Set();
    const late = new Set();
    if (isCode(file)) {
      const { imports, declared, loose, code } = moduleAt(file);
      const nodes = name === LOAD ? loose : (declared.get(name) ?? []);
      namesIn(
        nodes,
        (word, isCalled) => {
          const uses = isCalled ? atLoad : later;
          const imported = imports.get(word);
          if (imported) for (const origin of originsOf(imported, file)) uses.add(origin);
          else if (declared.has(word)) uses.add(`${file}#${word}`);
        },
        (source) => {
          const target = fileOf(source, file);
          if (target !== null) late.add(target);
        },
      );
      for (const node of nodes) {
        if (node.type === 'ImportDeclaration') {
          const target = fileOf(node.source.value, file);
          if (target !== null) for (const origin of origins(target, LOAD)) atLoad.add(origin);
        }
        // Files whose URL is used, such as a worker.
        for (const [, source] of code
          .slice(node.start, node.end)
          .matchAll(/new URL\(\s*'([^']+)',\s*import\.meta\.url/g)) {
          const target = fileOf(source, file);
          if (target !== null) late.add(target);
        }
      }
      // The statements that run on load run for every user of the module.
      if (name !== LOAD && loose.length > 0) atLoad.add(`${file}#${LOAD}`);
    }
    const result = { atLoad: [...atLoad], later: [...later], late: [...late] };
    cache.set(place, result);
    return result;
  }

  return {
    has: (file) => sources.has(file),
    entriesOf: (file) => [...new Set([...placesOf(file), ...origins(file, LOAD)])],
    hasFunctions: (file) => placesOf(file).some((place) => !isValue(place)),
    from,
    isValue,
  };

  function placesOf(file) {
    return isCode(file)
      ? [...moduleAt(file).declared.keys(), LOAD, PASSED].map((name) => `${file}#${name}`)
      : [`${file}#${LOAD}`];
  }

  function isValue(place) {
    const file = fileOfPlace(place);
    const name = place.slice(file.length + 1);
    if (name === LOAD || name === PASSED || !isCode(file)) return true;
    return (moduleAt(file).declared.get(name) ?? []).some(isValueNode);
  }
}

/** Returns a text that changes with the code of a place, but not with comments and white space. */
export function meaningOf(place, source) {
  const file = fileOfPlace(place);
  if (!source) return '';
  if (!isCode(file)) return source.text();
  return meanings(file, source).get(place.slice(file.length + 1)) ?? '';
}

/** Returns a text for each name of a module: its declaration, and the sources of the imports it uses. */
function meanings(file, source) {
  const key = `${file} ${source.id}`;
  const found = meant.get(key) ?? readMeanings(file, source);
  meant.set(key, found);
  return found;
}

/** @type {Map<string, Map<string, string>>} */
const meant = new Map();

function readMeanings(file, source) {
  const { imports, declared, loose, exports, stars, code } = moduleOf(file, source);
  const textOf = (nodes) => {
    const words = new Set();
    namesIn(
      nodes,
      (word) => imports.has(word) && words.add(word),
      () => undefined,
    );
    const from = [...words]
      .toSorted((a, b) => a.localeCompare(b))
      .map((word) => `${word}=${imports.get(word).source}#${imports.get(word).name}`);
    return JSON.stringify([nodes.map(bare), from]);
  };
  const bare = (node) =>
    code
      .slice(node.start, node.end)
      .replaceAll(/(^|\s)\/\/[^\n]*|\/\*.*?\*\//gs, '$1')
      .replaceAll(/\s+/g, ' ');
  const passedOn = JSON.stringify([
    Array.from(exports, (each) => JSON.stringify(each)).toSorted((a, b) => a.localeCompare(b)),
    stars,
  ]);
  return new Map([
    ...Array.from(declared, ([name, nodes]) => [name, textOf(nodes)]),
    [LOAD, textOf(loose)],
    [PASSED, passedOn],
  ]);
}

/**
 * Lists the places in which two states of a file differ, apart from comments and white space.
 *
 * @param {string} file
 * @param {{ id: string, text: () => string } | undefined} before
 * @param {{ id: string, text: () => string } | undefined} after
 * @returns {string[]}
 */
export function changedPlaces(file, before, after) {
  if (!isCode(file)) return [`${file}#${LOAD}`];
  const was = before ? meanings(file, before) : new Map();
  const is = after ? meanings(file, after) : new Map();
  const names = new Set([...was.keys(), ...is.keys()]);
  return [...names]
    .filter((name) => was.get(name) !== is.get(name))
    .map((name) => `${file}#${name}`);
}
