import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { createResolver } from './imports.mjs';
import { readSource, walk } from './sources.mjs';
import { root } from './run.mjs';
import { sitesOf, testsIn } from './spec.mjs';

/**
 * A declaration or re-export of a module: its file and its name there; `*` for all exports.
 *
 * @typedef {{ file: string, name: string }} Place
 */

/**
 * The names that a module imports, exports and declares.
 *
 * @typedef {object} Names
 * @property {Map<string, { source: string, name: string }>} imports Imports by local name.
 * @property {Map<string, { source: string, name: string } | string>} exports Exports by name: a re-export, or a local name.
 * @property {string[]} stars Sources of `export *`.
 * @property {Map<string, any[]>} declared Declarations by the names that they declare.
 * @property {any[]} loose Other statements, which run when the module is loaded.
 */

/** TypeScript nodes that wrap an expression; all other type nodes have no effect at run time and are skipped. */
const WRAPS = /^TS(As|Satisfies|NonNull|Instantiation|TypeAssertion)/;

/** Functions: their bodies run later than the expression that contains them. */
const LATER = /^(Arrow)?Function|^MethodDefinition$/;

/** Returns the node with which a member expression begins, such as `read` of `read.text(…)`. */
const headOf = (node) => (node?.type === 'MemberExpression' ? headOf(node.object) : node);

/**
 * Calls `visit` with every name that an expression or statement uses, and whether the name may be called immediately: it is
 * called or passed as an argument, and not inside a nested function. Calls `load` with the source of every dynamic import.
 */
export function namesIn(node, visit, load, isLater = false) {
  if (Array.isArray(node)) return node.forEach((child) => namesIn(child, visit, load, isLater));
  if (typeof node?.type !== 'string') return;
  if (node.type.startsWith('TS') && !WRAPS.test(node.type)) return;
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') visit(node.name, false);
  if (node.type === 'ImportExpression' && typeof node.source.value === 'string')
    load(node.source.value);
  if (!isLater && /^(Call|New|TaggedTemplate)Expression$/.test(node.type))
    for (const part of [headOf(node.callee ?? node.tag), ...(node.arguments ?? [])])
      if (part?.type === 'Identifier') visit(part.name, true);
  const isInner = isLater || LATER.test(node.type);
  for (const [key, value] of Object.entries(node)) {
    if (typeof value !== 'object' || value === null || key === 'typeAnnotation') continue;
    const isName = key === 'property' || (key === 'key' && !node.shorthand);
    if (isName && !node.computed && value.type === 'Identifier') continue;
    namesIn(value, visit, load, isInner);
  }
}

/** Lists the names that a binding pattern declares. */
function bindings(pattern) {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap((each) => bindings(each.value ?? each.argument));
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap(bindings);
  return bindings(pattern.left ?? pattern.argument);
}

/** Adds a declaration to the names of its module; returns the names that it declares. */
function declare(declaration, names) {
  const parts = declaration.declarations ?? [declaration];
  return parts.flatMap((part) => {
    const found = bindings(part.id);
    for (const name of found) names.declared.set(name, [part]);
    return found;
  });
}

const importedAs = (specifier) =>
  specifier.type === 'ImportSpecifier'
    ? specifier.imported.name
    : specifier.type === 'ImportDefaultSpecifier'
      ? 'default'
      : '*';

const isValue = (node, kind) => node[kind] !== 'type';

const takeIn = {
  ImportDeclaration(node, names) {
    if (!isValue(node, 'importKind')) return;
    for (const each of node.specifiers)
      if (isValue(each, 'importKind'))
        names.imports.set(each.local.name, { source: node.source.value, name: importedAs(each) });
    if (node.specifiers.length === 0) names.loose.push(node);
  },
  ExportNamedDeclaration(node, names) {
    if (!isValue(node, 'exportKind')) return;
    if (node.declaration)
      for (const name of declare(node.declaration, names)) names.exports.set(name, name);
    for (const each of node.specifiers) {
      if (!isValue(each, 'exportKind')) continue;
      const { local, exported } = each;
      const from = { source: node.source?.value, name: local.name };
      names.exports.set(exported.name, node.source ? from : local.name);
    }
  },
  ExportAllDeclaration(node, names) {
    if (!isValue(node, 'exportKind')) return;
    if (node.exported)
      names.exports.set(node.exported.name, { source: node.source.value, name: '*' });
    else names.stars.push(node.source.value);
  },
  ExportDefaultDeclaration(node, names) {
    const name = node.declaration.id?.name ?? 'default';
    names.declared.set(name, [node.declaration]);
    names.exports.set('default', name);
  },
};

/** Reads the names of a module. @returns {Names} */
export function namesOf(code, file) {
  const { program } = parseSync(file, code);
  /** @type {Names} */
  const names = {
    imports: new Map(),
    exports: new Map(),
    stars: [],
    declared: new Map(),
    loose: [],
  };
  for (const node of program.body) {
    if (takeIn[node.type]) takeIn[node.type](node, names);
    else if (/^(Function|Class|Variable|TSEnum)Declaration$/.test(node.type)) declare(node, names);
    else if (!node.type.startsWith('TS')) names.loose.push(node);
  }
  return names;
}

/** Resolves an import to a module of the repository; null for a library or a file that is no script. */
const fileOf = createResolver(
  ['api', 'hooks', 'ui', 'features'].map((name) => {
    const file = `packages/${name}/package.json`;
    return { file, text: readSource(file) };
  }),
  (file) => /\.(ts|tsx|mjs)$/.test(file) && existsSync(path.join(root, file)),
);

/** Creates a graph of the repository's modules, each parsed only once. */
export function createGraph(read = readSource) {
  /** @type {Map<string, Names>} */
  const known = new Map();
  const moduleAt = (file) => {
    const found = known.get(file) ?? namesOf(read(file), file);
    known.set(file, found);
    return found;
  };

  /** Finds where an export of a module is declared; null if outside the repository. @returns {Place | null} */
  function origin(file, name) {
    if (name === '*') return { file, name };
    const { exports, imports, stars } = moduleAt(file);
    const out = exports.get(name);
    if (typeof out === 'string') {
      const from = imports.get(out);
      return from ? originOf(from, file) : { file, name: out };
    }
    if (out) return originOf(out, file);
    for (const star of stars) {
      const found = originOf({ source: star, name }, file);
      if (found) return found;
    }
    return null;
  }

  function originOf({ source, name }, from) {
    const file = fileOf(source, from);
    return file === null ? null : origin(file, name);
  }

  /** Lists the declarations, of this and other modules, that some statements of a module use. */
  function usesOf(file, statements) {
    const { imports, declared } = moduleAt(file);
    /** @type {Place[]} */
    const places = [];
    namesIn(
      statements,
      (name) => {
        const from = imports.get(name);
        const place = from ? originOf(from, file) : declared.has(name) ? { file, name } : null;
        if (place) places.push(place);
      },
      (source) => {
        const target = fileOf(source, file);
        if (target !== null) places.push({ file: target, name: '*' });
      },
    );
    return places;
  }

  /** Collects all declarations reachable from some modules, as `file#name`. @returns {Set<string>} */
  function reach(entries) {
    /** @type {Set<string>} */
    const reached = new Set();
    const loaded = new Set();
    /** @type {Place[]} */
    const queue = entries.map((file) => ({ file, name: '*' }));
    for (let place = queue.pop(); place; place = queue.pop()) {
      const { file, name } = place;
      const key = `${file}#${name}`;
      if (reached.has(key)) continue;
      reached.add(key);
      const names = moduleAt(file);
      if (!loaded.has(file)) {
        loaded.add(file);
        queue.push(...usesOf(file, names.loose));
      }
      if (name === '*') {
        for (const out of names.exports.keys()) queue.push(...[origin(file, out)].filter(Boolean));
        for (const star of names.stars) {
          const target = fileOf(star, file);
          if (target !== null) queue.push({ file: target, name });
        }
      } else queue.push(...usesOf(file, names.declared.get(name) ?? []));
    }
    return reached;
  }

  return { moduleAt, origin, originOf, usesOf, reach };
}

/** Modules that are not part of the product: tests, stories, and helpers that only these use. */
const NO_PRODUCT = /\.(test|stories)\.tsx?$|\/(mocks|testing|StoryApp)\b/;

const isProduct = ({ file }) =>
  /^(packages\/\w+|apps\/(web|h5))\/src\//.test(file) && !NO_PRODUCT.test(file);

/**
 * The code that the sites use: all that is reachable from their entries, by static or dynamic imports.
 *
 * @typedef {object} Reach
 * @property {(place: Place, sites?: readonly ('web' | 'h5')[]) => boolean} isReached Whether one of the sites uses a declaration.
 * @property {ReturnType<typeof createGraph>} graph
 */

/** @returns {Reach} */
export function readReach(graph = createGraph()) {
  const reached = new Map(
    /** @type {const} */ (['web', 'h5']).map((site) => {
      const places = graph.reach([`apps/${site}/src/main.tsx`]);
      return [site, { places, files: new Set(Array.from(places, (key) => key.split('#')[0])) }];
    }),
  );
  return {
    graph,
    isReached: ({ file, name }, sites = ['web', 'h5']) =>
      sites.some((site) => {
        const { places, files } = reached.get(site) ?? {};
        return name === '*' ? files?.has(file) : places?.has(`${file}#${name}`);
      }),
  };
}

/** Collects the declarations of a test file by name, those inside `describe` included. */
function helpersOf(program) {
  /** @type {Map<string, any>} */
  const helpers = new Map();
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration')
      for (const name of bindings(node.id)) helpers.set(name, node);
  });
  return helpers;
}

/** Lists the code of the product that a test uses, directly or through helpers. @returns {Place[]} */
function productOf(graph, file, test, helpers) {
  /** @type {Map<string, Place>} */
  const found = new Map();
  const taken = new Set([test]);
  for (const statement of taken) {
    for (const place of graph.usesOf(file, statement))
      if (isProduct(place)) found.set(`${place.file}#${place.name}`, place);
    namesIn(
      statement,
      (name) => helpers.has(name) && taken.add(helpers.get(name)),
      () => undefined,
    );
  }
  return Array.from(found.values());
}

/** Returns the component of a story file's meta; for a story frame (StoryApp) the components it renders. @returns {Place[]} */
function subjectOf(graph, file) {
  const { declared } = graph.moduleAt(file);
  const [meta] = declared.get('meta') ?? [];
  const object = meta?.init?.expression ?? meta?.init;
  const component = object?.properties?.find(({ key }) => key?.name === 'component');
  return graph.usesOf(file, component?.value ?? []).flatMap((place) => {
    if (isProduct(place)) return [place];
    const drawn = graph.moduleAt(place.file).declared.get(place.name) ?? [];
    return graph.usesOf(place.file, drawn).filter(isProduct);
  });
}

/** Lists the code of the product that each proof of a file uses, with the proof's name. */
function usesByProof(graph, read, file, proofs) {
  if (file.endsWith('.stories.tsx')) {
    const subject = subjectOf(graph, file);
    return proofs.map(({ name }) => ({ name, places: subject }));
  }
  const { program } = parseSync(file, read(file));
  const helpers = helpersOf(program);
  return testsIn(program).map(({ name, node }) => ({
    name,
    places: productOf(graph, file, node, helpers),
  }));
}

/**
 * Finds proofs that prove nothing of the product: a test or story that uses no code of it, or code that no site uses,
 * such as a function that only its test calls. The component of a site's story must be used by that site. Journeys are
 * not checked, as they open the sites themselves.
 *
 * @param {readonly import('./spec.mjs').Proof[]} proofs
 * @param {Reach} sites
 * @returns {string[]}
 */
export function checkReach(proofs, { graph, isReached } = readReach(), read = readSource) {
  const checked = proofs.filter(({ kind }) => kind !== 'journey');
  const files = new Set(checked.map(({ file }) => file));
  return Array.from(files).flatMap((file) => {
    const own = checked.filter((proof) => proof.file === file);
    const sites = sitesOf(file);
    return usesByProof(graph, read, file, own).flatMap(({ name, places }) => {
      if (places.length === 0) return [`${name} (${file}) uses no code of the product`];
      return places
        .filter((place) => !isReached(place, sites.length > 0 ? sites : undefined))
        .map(
          (place) => `${name} (${file}) uses ${place.name} of ${place.file}, which no site does`,
        );
    });
  });
}
