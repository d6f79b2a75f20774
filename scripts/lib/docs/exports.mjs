import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { keptTexts } from '../keptTexts.mjs';
import { root as here } from '../run.mjs';

/**
 * @typedef {object} Exported
 * @property {string} name
 * @property {'component' | 'hook' | 'function' | 'class' | 'value' | 'type'} kind
 * @property {string} doc The docstring as one paragraph, '' without one.
 * @property {string} signature The declaration without its body.
 * @property {string} file The declaring file, relative to the repository's root.
 */

const VALUE_LENGTH = 120;
const TYPE_LENGTH = 600;
const PURE = /^ @__/;

/**
 * Lists every file below a folder, sorted.
 *
 * @param {string} root The repository's root.
 * @param {string} folder Relative to the root.
 * @returns {string[]} Relative to the root, with `/`.
 */
export function filesBelow(root, folder) {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(root, path.join(parentPath, name)).split(path.sep).join('/'),
    )
    .toSorted();
}

const isStory = (file) => /\.(stories|test)\.tsx?$/.test(file);

/** Returns the text of the docstring directly before a declaration, or ''. */
function docBefore(source, comments, start) {
  const comment = comments.findLast(({ end, value }) => end <= start && !PURE.test(value));
  if (comment?.type !== 'Block' || !comment.value.startsWith('*')) return '';
  const between = source.slice(comment.end, start).replace(/\/\*[^*]*\*\//, '');
  if (between.trim() !== '') return '';
  return comment.value
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const squeeze = (text) => text.replaceAll(/\s+/g, ' ').trim();

/** Writes the signature of a function; a destructured parameter is shown as `props` with its type. */
function functionSignature(source, node, name) {
  const first = node.params[0];
  const types = node.params.map((param) => {
    const { typeAnnotation } = param.type === 'AssignmentPattern' ? param.left : param;
    const isPattern = (param.left ?? param).type === 'ObjectPattern';
    if (!isPattern) return squeeze(source.slice(param.start, param.end));
    return `props${typeAnnotation ? squeeze(source.slice(typeAnnotation.start, typeAnnotation.end)) : ''}`;
  });
  const generics = node.typeParameters
    ? squeeze(source.slice(node.typeParameters.start, node.typeParameters.end))
    : '';
  const result = node.returnType
    ? squeeze(source.slice(node.returnType.start, node.returnType.end))
    : '';
  return `${name}${generics}(${first ? types.join(', ') : ''})${result}`;
}

function describe(source, comments, outer, node, name, file) {
  const doc = docBefore(source, comments, outer.start);
  const all = squeeze(source.slice(node.start, node.end));
  if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration')
    return {
      name,
      kind: 'type',
      doc,
      signature: all.length > TYPE_LENGTH ? all.slice(0, all.search(/[{=]/)) : all,
      file,
    };
  if (node.type === 'ClassDeclaration')
    return { name, kind: 'class', doc, signature: all.slice(0, all.indexOf('{')).trim(), file };
  let callable = /^(TSDeclareFunction|FunctionDeclaration)$/.test(node.type) ? node : null;
  if (node.type === 'VariableDeclarator') {
    const init = node.init?.type === 'TSSatisfiesExpression' ? node.init.expression : node.init;
    if (init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression')
      callable = init;
  }
  if (!callable) {
    const short = all.length > VALUE_LENGTH ? `${name} = …` : all;
    return { name, kind: 'value', doc, signature: short, file };
  }
  const kind = /^use[A-Z]/.test(name) ? 'hook' : 'function';
  const isComponent = /^[A-Z][a-z]/.test(name) && file.endsWith('.tsx');
  return {
    name,
    kind: isComponent ? 'component' : kind,
    doc,
    signature: functionSignature(source, callable, name),
    file,
  };
}

/**
 * Reads all named exports of a module, re-exports included.
 *
 * @param {string} root The repository's root.
 * @param {string} file Relative to the root.
 * @param {Set<string>} [seen] Files that are already being read, against cycles.
 * @param {Map<string, Pick<import('vite').ParseResult, 'program' | 'comments'>>} [parsed] Cache of parsed files.
 * @returns {Map<string, Exported>}
 */
export function readModule(root, file, seen = new Set(), parsed = new Map()) {
  /** @type {Map<string, Exported>} */
  const found = new Map();
  if (seen.has(file) || !existsSync(path.join(root, file))) return found;
  seen.add(file);
  const source = readFileSync(path.join(root, file), 'utf8');
  if (!parsed.has(file)) {
    const { program, comments } = parseSync(file, source);
    // Read only once: these are getters, and the parser's result is converted again at each access.
    parsed.set(file, { program, comments });
  }
  const { program, comments } = parsed.get(file);
  const declared = new Map();
  for (const outer of program.body) {
    const node = outer.declaration ?? outer;
    const names =
      node.type === 'VariableDeclaration'
        ? node.declarations.map((declarator) => [declarator.id.name, declarator])
        : [[node.id?.name, node]];
    // Of several overloads the first carries the docstring.
    for (const [name, inner] of names)
      if (name && !declared.has(name)) declared.set(name, { outer, inner });
  }
  const own = (local, name) => {
    const { outer, inner } = declared.get(local) ?? {};
    return inner && describe(source, comments, outer, inner, name, file);
  };
  const imported = new Map();
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration') continue;
    for (const { local, imported: from } of node.specifiers)
      if (from) imported.set(local.name, { from: from.name, source: node.source.value });
  }
  const follow = (specifier, name) => {
    if (!specifier.startsWith('.')) return null;
    const target = path.posix.join(path.posix.dirname(file), specifier);
    return readModule(root, target, new Set(seen), parsed).get(name) ?? null;
  };
  for (const node of program.body) {
    if (node.type === 'ExportNamedDeclaration' && node.declaration) {
      const { declaration } = node;
      const ids = declaration.declarations?.map(({ id }) => id.name) ?? [declaration.id.name];
      for (const name of ids) found.set(name, own(name, name));
    } else if (node.type === 'ExportDefaultDeclaration' && node.declaration.id) {
      const { name } = node.declaration.id;
      found.set('default', own(name, name));
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of node.specifiers) {
        const passed = imported.get(local.name);
        const entry = node.source
          ? follow(node.source.value, local.name)
          : passed
            ? follow(passed.source, passed.from)
            : own(local.name, exported.name);
        if (entry) found.set(exported.name, { ...entry, name: exported.name });
      }
    } else if (node.type === 'ExportAllDeclaration') {
      const target = path.posix.join(path.posix.dirname(file), node.source.value);
      for (const [name, entry] of readModule(root, target, seen, parsed)) found.set(name, entry);
    }
  }
  return found;
}

/**
 * Lists the subpaths that the packages export, each with its file.
 *
 * @param {string} root The repository's root.
 * @returns {{ subpath: string, file: string }[]} Such as `@qinghe/hooks/time`, sorted.
 */
export function readSubpaths(root) {
  const found = [];
  for (const workspace of readdirSync(path.join(root, 'packages'))) {
    const folder = `packages/${workspace}`;
    const manifest = path.join(root, folder, 'package.json');
    const { name, exports } = JSON.parse(readFileSync(manifest, 'utf8'));
    const files = filesBelow(root, `${folder}/src`);
    for (const [key, target] of Object.entries(exports)) {
      if (!/\.tsx?$/.test(target)) continue;
      const [before, after] = target.replace('./', `${folder}/`).split('*');
      if (after === undefined) {
        found.push({ subpath: name + key.slice(1), file: before });
        continue;
      }
      for (const file of files) {
        if (isStory(file) || !file.startsWith(before) || !file.endsWith(after)) continue;
        const star = file.slice(before.length, -after.length);
        if (!star.includes('/'))
          found.push({ subpath: name + key.slice(1).replace('*', star), file });
      }
    }
  }
  return found.toSorted((a, b) => a.subpath.localeCompare(b.subpath));
}

/**
 * Reads the exports of each subpath of the packages.
 *
 * @param {string} root The repository's root.
 * @returns {Record<string, Exported[]>} By subpath.
 */
export function readExports(root) {
  const parsed = new Map();
  const exportedBy = (file) => [...readModule(root, file, new Set(), parsed).values()];
  return Object.fromEntries(
    readSubpaths(root).map(({ subpath, file }) => [subpath, exportedBy(file)]),
  );
}

/**
 * Returns `readExports` of this repository from a cache, which is renewed when a source has changed.
 *
 * @returns {Record<string, Exported[]>} By subpath.
 */
export function keptExports() {
  const own = readFileSync(fileURLToPath(import.meta.url), 'utf8');
  const texts = readdirSync(path.join(here, 'packages')).flatMap((workspace) => [
    `packages/${workspace}/package.json`,
    ...filesBelow(here, `packages/${workspace}/src`).filter(
      (file) => /\.tsx?$/.test(file) && !isStory(file),
    ),
  ]);
  const text = JSON.stringify(
    texts.map((file) => [file, readFileSync(path.join(here, file), 'utf8')]),
  );
  const [exported = {}] = keptTexts('exports', () => readExports(here), { of: own })([
    { key: 'packages', text },
  ]);
  return exported;
}
