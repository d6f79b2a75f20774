import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { createResolver } from './imports.mjs';
import { readSource, walk } from './sources.mjs';
import { root } from './run.mjs';
import { sitesOf, testsIn } from './spec.mjs';

/**
 * Something that a module declares or passes on: its file and its name there, `*` for all that it exports.
 *
 * @typedef {{ file: string, name: string }} Place
 */

/**
 * What a module holds, as far as names go.
 *
 * @typedef {object} Names
 * @property {Map<string, { source: string, name: string }>} imports By their local name.
 * @property {Map<string, { source: string, name: string } | string>} exports By their outer name: what is passed on, or a local name.
 * @property {string[]} stars Modules of which everything is passed on.
 * @property {Map<string, any[]>} declared Statements by the names that they declare.
 * @property {any[]} loose Statements that run when the module is loaded.
 */

/** Types say nothing about what runs; these wrap an expression that does. */
const WRAPS = /^TS(As|Satisfies|NonNull|Instantiation|TypeAssertion)/;

/** What runs later than the expression that it stands in. */
const LATER = /^(Arrow)?Function|^MethodDefinition$/;

/** The name that an expression begins with, such as `read` of `read.text(…)`. */
const headOf = (node) => (node?.type === 'MemberExpression' ? headOf(node.object) : node);

/**
 * Calls `visit` with every name that an expression or statement uses, and whether it may be called at once: not by a
 * function within, nor as a mere value. Calls `load` with every module that is loaded late.
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

/** The names that a pattern declares. */
function bindings(pattern) {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap((each) => bindings(each.value ?? each.argument));
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap(bindings);
  return bindings(pattern.left ?? pattern.argument);
}

/** Takes a declaration in; what it declares. */
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

/** The module of the repository that an import names; null for a library or what is no script. */
const fileOf = createResolver(
  ['api', 'hooks', 'ui', 'features'].map((name) => {
    const file = `packages/${name}/package.json`;
    return { file, text: readSource(file) };
  }),
  (file) => /\.(ts|tsx|mjs)$/.test(file) && existsSync(path.join(root, file)),
);

/** The modules of the repository, read once each. */
export function createGraph(read = readSource) {
  /** @type {Map<string, Names>} */
  const known = new Map();
  const moduleAt = (file) => {
    const found = known.get(file) ?? namesOf(read(file), file);
    known.set(file, found);
    return found;
  };

  /** Where an export of a module is declared; null when it is none of ours. @returns {Place | null} */
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

  /** What the names in some statements of a module stand for, beyond the module and within. */
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

  /** Everything that is used when some modules are loaded, as `file#name`. @returns {Set<string>} */
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

/** Modules of the repository that are no product: tests, stories, and what only these use. */
const NO_PRODUCT = /\.(test|stories)\.tsx?$|\/(mocks|testing|StoryApp)\b/;

const isProduct = ({ file }) =>
  /^(packages\/\w+|apps\/(web|h5))\/src\//.test(file) && !NO_PRODUCT.test(file);

/**
 * What the sites are made of: what their entries load, at once or late.
 *
 * @typedef {object} Reach
 * @property {(place: Place, sites?: readonly ('web' | 'h5')[]) => boolean} isReached Whether one of the sites uses something.
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

/** What a file of tests declares, also within its `describe`s, by name. */
function helpersOf(program) {
  /** @type {Map<string, any>} */
  const helpers = new Map();
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration')
      for (const name of bindings(node.id)) helpers.set(name, node);
  });
  return helpers;
}

/** What of the product a test uses, by itself or through its helpers. @returns {Place[]} */
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

/** What a file of stories is about, by the component of its meta; that of a whole site is what its frame for stories draws. @returns {Place[]} */
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

/** What the proofs of a file use of the product, each by its name. */
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
 * What is wrong with proofs that prove nothing of the product: a test or story that uses none of it, or something
 * that no site uses, such as a function that only its test calls or a list that only tests look into. A story's
 * subject has to be of the story's own site. Journeys open the sites themselves.
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
