import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { root } from '../run.mjs';
import { readExports } from './exports.mjs';

/** Matches a test spy, `fn(…)`, with its implementation if it has one; nested brackets up to a small depth. */
const SPY =
  /\bfn(?:<[^()]*(?:\([^()]*\)[^()]*)?>)?\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)(?:\.mock\w+\((?:[^()]|\([^()]*\))*\))*/g;

/** Replaces each spy by a plain function, as an application would write it. */
const withoutSpies = (code) =>
  code.replaceAll(SPY, (_, does) => (does ? `(${does})` : 'async (..._: unknown[]) => undefined'));

/** An attribute with quotes in its text, which Storybook escapes; JSX knows no escapes outside of braces. */
const ESCAPED = /=("(?:[^"\\\n]|\\.)*\\"(?:[^"\\\n]|\\.)*")/g;

/** The subpath that exports a name, by `file#name` of its declaration. @type {Map<string, string> | null} */
let origins = null;

/** The folder of the pictures in the packages. */
const ASSETS = 'packages/ui/src/assets/';

/** Whether the tarballs contain a subpath; those for tests are left out. */
const isGiven = (subpath) => !subpath.includes('/testing');

/** Returns the subpath that exports a name declared in a file; null when no published subpath does. */
function subpathOf(file, name) {
  origins ??= new Map(
    Object.entries(readExports(root)).flatMap(([subpath, list]) =>
      list.map((item) => [`${item.file}#${item.name}`, subpath]),
    ),
  );
  if (file.startsWith(ASSETS)) return file.replace(ASSETS, '@qinghe/ui/assets/');
  const own = origins.get(`${file}#${name}`);
  if (own) return isGiven(own) ? own : null;
  // The index.ts of a folder re-exports declarations of its files.
  const door = `${path.posix.dirname(file)}/`;
  for (const [key, subpath] of origins)
    if (key.startsWith(door) && key.endsWith(`#${name}`) && isGiven(subpath)) return subpath;
  return null;
}

/** Returns every word of some code that could be an identifier. */
const wordsOf = (code) => new Set(code.match(/[A-Za-z_$][\w$]*/g));

/** Cache of the top-level declarations and imports of modules. @type {Map<string, ReturnType<typeof readTop>>} */
const tops = new Map();

/**
 * Reads the top-level declarations and imports of a module, by name. Exports of a file of stories are stories, so left out.
 *
 * @param {string} file Relative to the repository's root.
 */
function readTop(file) {
  const code = readFileSync(path.join(root, file), 'utf8');
  const { program } = parseSync(file, code);
  /** @type {Map<string, { code: string, start: number, file: string }>} */
  const declared = new Map();
  /** @type {Map<string, { name: string, from: string, isType: boolean }>} */
  const imported = new Map();
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      for (const { local, imported: name, type, importKind } of node.specifiers)
        imported.set(local.name, {
          name: name?.name ?? (type === 'ImportDefaultSpecifier' ? 'default' : '*'),
          from: node.source.value,
          isType: node.importKind === 'type' || importKind === 'type',
        });
      continue;
    }
    if (node.type.startsWith('Export') && file.endsWith('.stories.tsx')) continue;
    const outer = node.declaration ?? node;
    const names = outer.declarations?.map(({ id }) => id.name) ?? [outer.id?.name];
    for (const name of names)
      if (name && name !== 'meta' && name !== 'Story')
        declared.set(name, {
          code: withoutSpies(code.slice(outer.start, outer.end)),
          start: outer.start,
          file,
        });
  }
  return { declared, imported };
}

/** Returns the top-level declarations and imports of a module, from the cache if it was read before. */
function topOf(file) {
  const known = tops.get(file);
  if (known) return known;
  const top = readTop(file);
  tops.set(file, top);
  return top;
}

/** Stories whose snippets Storybook writes wrongly: the component has another name, or markup is cut off. They are left out. */
const WRONG =
  /^(patterns-searchsuggestions--|patterns-player--retried$|components-richcontent--frames$)/;

/** Whether Storybook's snippet of a story is unusable. */
export const isWrong = (id) => WRONG.test(id);

/** Returns the source text of a property's value; null without that property. */
const writtenIn = (code, object, name) => {
  const found = object?.properties?.find(({ key }) => key?.name === name)?.value;
  return found ? code.slice(found.start, found.end) : null;
};

const bare = (node) => (node?.type?.startsWith('TS') ? bare(node.expression) : node);

/**
 * Writes the `args` of a story as a constant with the type of the props, for a snippet that uses `args` by name.
 *
 * @returns {{ code: string, component: string } | null}
 */
function argsOf(file, name) {
  const code = readFileSync(path.join(root, file), 'utf8');
  const { program } = parseSync(file, code);
  const objectOf = (id) =>
    bare(
      program.body
        .flatMap((node) => (node.declaration ?? node).declarations ?? [])
        .find((declarator) => declarator.id.name === id)?.init,
    );
  const meta = objectOf('meta');
  const component = writtenIn(code, meta, 'component');
  if (!component) return null;
  const all = [writtenIn(code, meta, 'args'), writtenIn(code, objectOf(name), 'args')]
    .filter((args) => args !== null)
    .map((args) => `...${args}`);
  return {
    component,
    code: withoutSpies(`const args: ComponentProps<typeof ${component}> = { ${all.join(', ')} };`),
  };
}

/** Writes an import statement. */
function printImport(from, names) {
  const isTypes = names.every(({ isType }) => isType);
  const specifiers = names.map(({ local, name, isType }) => {
    const said = name === local ? name : `${name} as ${local}`;
    return isType && !isTypes ? `type ${said}` : said;
  });
  const [only] = names;
  if (only?.name === '*') return `import * as ${only.local} from '${from}';`;
  if (only?.name === 'default') return `import ${only.local} from '${from}';`;
  return `import ${isTypes ? 'type ' : ''}{ ${specifiers.toSorted().join(', ')} } from '${from}';`;
}

/**
 * Completes a story's snippet to a module of its own: with the declarations it uses from its file, and imports of the packages.
 *
 * @param {string} snippet The snippet as Storybook writes it.
 * @param {string} file The story's file, relative to the repository's root.
 * @returns {{ imports: string, code: string, lost: string[] }} `lost`: names that no package exports.
 */
export function completeSnippet(snippet, file) {
  const written = withoutSpies(snippet).replaceAll(ESCAPED, '={$1}');
  const [, name] =
    /^(?:const|function) (\w+)(?: = (?:function \w*)?)?\(?args\b/.exec(written) ?? [];
  const args = name ? argsOf(file, name) : null;
  const story = args
    ? `${args.code}\n\n${written.replace(/\(?\bargs\)?(?= =>| \{)/, '()')}`
    : written;
  /** @type {Set<{ code: string, start: number, file: string }>} */
  const parts = new Set();
  /** @type {Map<string, Map<string, { local: string, name: string, isType: boolean }>>} */
  const lines = new Map();
  const lost = new Set();
  if (args)
    lines.set(
      'react',
      new Map([
        ['ComponentProps', { local: 'ComponentProps', name: 'ComponentProps', isType: true }],
      ]),
    );
  const open = [{ code: story, file }];
  for (let part = open.pop(); part; part = open.pop()) {
    const { declared, imported } = topOf(part.file);
    for (const word of wordsOf(part.code)) {
      const own = declared.get(word);
      if (own && !parts.has(own)) {
        parts.add(own);
        open.push(own);
      }
      const entry = own ? null : imported.get(word);
      if (!entry) continue;
      const target =
        entry.from.startsWith('.') && path.posix.join(path.posix.dirname(part.file), entry.from);
      const from = target ? subpathOf(target, entry.name) : entry.from;
      // A helper that only stories share is copied into the snippet.
      const shared = target && !from ? topOf(target).declared.get(entry.name) : null;
      if (shared && word === entry.name) {
        if (!parts.has(shared)) open.push(shared);
        parts.add(shared);
      } else if (!from || /^@?storybook\//.test(from)) lost.add(word);
      else {
        const names = lines.get(from) ?? new Map();
        lines.set(from, names.set(word, { local: word, ...entry }));
      }
    }
  }
  const code = [
    ...[...parts]
      .toSorted((a, b) => Number(a.file === file) - Number(b.file === file) || a.start - b.start)
      .map((part) => part.code),
    story,
  ].join('\n\n');
  // The prop `css` needs Emotion's JSX runtime.
  const pragma = /\bcss=\{/.test(code) ? ['/** @jsxImportSource @emotion/react */'] : [];
  const imports = [...lines]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([from, names]) => printImport(from, [...names.values()]));
  return { imports: [...pragma, ...imports].join('\n'), code, lost: [...lost] };
}
