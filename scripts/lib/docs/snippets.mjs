import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { root } from '../run.mjs';
import { readExports } from './exports.mjs';

/** A spy of a test, with what it does when it does something; one pair of brackets within. */
const SPY =
  /\bfn(?:<[^()]*(?:\([^()]*\)[^()]*)?>)?\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)(?:\.mock\w+\((?:[^()]|\([^()]*\))*\))*/g;

/** Code as an application writes it: a function in place of a spy. */
const withoutSpies = (code) =>
  code.replaceAll(SPY, (_, does) => (does ? `(${does})` : 'async (..._: unknown[]) => undefined'));

/** An attribute with quotes in its text, which Storybook escapes; JSX knows no escapes outside of braces. */
const ESCAPED = /=("(?:[^"\\\n]|\\.)*\\"(?:[^"\\\n]|\\.)*")/g;

/** Where each name that the packages export comes from, by the file that declares it. @type {Map<string, string> | null} */
let origins = null;

/** Pictures that the packages bring. */
const ASSETS = 'packages/ui/src/assets/';

/** Whether the tarballs have a subpath; what is for tests they leave out. */
const isGiven = (subpath) => !subpath.includes('/testing');

/** The subpath that exports what a file declares. */
function subpathOf(file, name) {
  origins ??= new Map(
    Object.entries(readExports(root)).flatMap(([subpath, list]) =>
      list.map((item) => [`${item.file}#${item.name}`, subpath]),
    ),
  );
  if (file.startsWith(ASSETS)) return file.replace(ASSETS, '@qinghe/ui/assets/');
  const own = origins.get(`${file}#${name}`);
  if (own) return isGiven(own) ? own : null;
  // A folder's door passes on what its files declare.
  const door = `${path.posix.dirname(file)}/`;
  for (const [key, subpath] of origins)
    if (key.startsWith(door) && key.endsWith(`#${name}`) && isGiven(subpath)) return subpath;
  return null;
}

/** Every word of some code that could be a name. */
const wordsOf = (code) => new Set(code.match(/[A-Za-z_$][\w$]*/g));

/** What modules declare at their top, and what they import. @type {Map<string, ReturnType<typeof readTop>>} */
const tops = new Map();

/**
 * What a module declares at its top, by name, and its imports. What a file of stories exports are stories, and left out.
 *
 * @param {string} file From the repository's root.
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

/** What a module declares at its top, read once. */
function topOf(file) {
  const known = tops.get(file);
  if (known) return known;
  const top = readTop(file);
  tops.set(file, top);
  return top;
}

/** Snippets that Storybook gets wrong: it calls the component by another name, or cuts its markup. They are left out. */
const WRONG =
  /^(patterns-searchsuggestions--|patterns-player--retried$|components-richcontent--frames$)/;

/** Whether Storybook makes nothing of use of a story. */
export const isWrong = (id) => WRONG.test(id);

/** The value of a property, as it is written. */
const writtenIn = (code, object, name) => {
  const found = object?.properties?.find(({ key }) => key?.name === name)?.value;
  return found ? code.slice(found.start, found.end) : null;
};

const bare = (node) => (node?.type?.startsWith('TS') ? bare(node.expression) : node);

/**
 * What a story's `render` gets, where its snippet names it instead of writing it out: a constant with the type of the props.
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

/** A line of imports. */
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
 * A story's snippet as a module that stands on its own: with what it needs of its file, imported as an application does.
 *
 * @param {string} snippet As Storybook makes it.
 * @param {string} file Of the story, from the repository's root.
 * @returns {{ imports: string, code: string, lost: string[] }} `lost`: what the packages do not give.
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
      // What only stories share comes with the snippet.
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
  // The prop `css` is Emotion's.
  const pragma = /\bcss=\{/.test(code) ? ['/** @jsxImportSource @emotion/react */'] : [];
  const imports = [...lines]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([from, names]) => printImport(from, [...names.values()]));
  return { imports: [...pragma, ...imports].join('\n'), code, lost: [...lost] };
}
