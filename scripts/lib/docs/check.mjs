import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, readExports, readModule } from './exports.mjs';

/**
 * Lists the props of exported interfaces that have no docstring, as `ButtonProps.size`.
 *
 * @param {string} code The code of all modules of a part.
 * @param {(name: string) => boolean} isExported
 */
export function silentProps(code, isExported) {
  return Array.from(code.matchAll(/export interface (\w+Props)\b[^{]*\{\n([\s\S]*?)\n\}/g))
    .filter(([, name = '']) => isExported(name))
    .flatMap(([, name, body = '']) => {
      const lines = body.split('\n');
      return lines.flatMap((line, at) => {
        const [, prop] = /^ {2}'?([\w-]+)'?\??:/.exec(line) ?? [];
        return prop && !lines[at - 1]?.endsWith('*/') ? [`${name}.${prop}`] : [];
      });
    });
}

/** Headings that a component's or a pattern's page must have. */
export const componentSections = [
  'When to use',
  'When not to use',
  'Anatomy',
  'States',
  "Do and don't",
  'Wording',
  'Keyboard',
  'Accessibility',
  'Props',
];

/** Placeholder texts of `npm run new:component` that an author has not replaced. */
const UNWRITTEN =
  /Says in one sentence what|Where it stands, and how often on a page\.|For the case next to it:|How long, which kind of words, and two examples\.|Role, name, and what is said without being seen\./;

/** Headings that a feature's page must have. */
export const featureSections = ['When to use', 'When not to use', 'Stories', 'Parts'];

/**
 * @typedef {object} StoryEntry An entry of Storybook's index.
 * @property {'story' | 'docs'} type
 * @property {string} title Such as `Components/Button`.
 * @property {string} importPath Such as `./packages/ui/src/components/Button/Button.mdx`.
 *
 * @typedef {object} Report
 * @property {Record<string, { all: number, isMissing: number }>} counts By kind, such as `export` or `component`.
 * @property {string[]} missing One line for each item that lacks something.
 */

const LINK = /\?path=\/(?:docs|story)\/([a-z0-9-]+)/g;
const STORY_LINKS = /<StoryLinks\s+of=\{\[([^\]]*)\]\}/g;
/** Whether a folder of packages/features is a room; `testing` holds helpers of stories. */
const isRoom = (folder) => path.basename(folder) !== 'testing';

const LINKED_SECTION = /\]\((?:\?path=\/|https?:|\.)/;

/** Returns the text below a heading of the second level; null without that heading. */
function section(page, title) {
  const [, ...parts] = page.split(/^## /m);
  const part = parts.find((text) => text.startsWith(`${title}\n`));
  return part === undefined ? null : part.slice(title.length);
}

/** Matches an anatomy without an example story, or a part of it without a selector that marks it there. */
const UNMARKED = /<Anatomy\s(?!\s*of=)|\[\s*(?:'[^']*'|"[^"]*"),?\s*\]/;

/** Lists what a documentation page of a component, pattern or feature lacks. */
function pageFaults(page, isFeature) {
  const faults = [];
  for (const title of isFeature ? featureSections : componentSections)
    if (!section(page, title)?.trim()) faults.push(`section "${title}"`);
  if (!page.includes('<Status ')) faults.push('status badge');
  const whenNot = section(page, 'When not to use');
  if (whenNot && !LINKED_SECTION.test(whenNot)) faults.push('link to the alternative');
  if (isFeature) return faults;
  if (UNMARKED.test(section(page, 'Anatomy') ?? '')) faults.push('mark of each part in "Anatomy"');
  const holds = {
    // The anatomy of a part that renders nothing visible is a list.
    Anatomy: [/<Anatomy|^1\. /m, 'parts'],
    "Do and don't": ['<DoDont', 'pair'],
    Props: [/<(Controls|ArgTypes|Exports)/, 'props'],
    Keyboard: [/^\| Key|takes no focus/m, 'table of keys, nor that it takes no focus,'],
  };
  for (const [title, [mark, name]] of Object.entries(holds)) {
    const text = section(page, title);
    const isThere = typeof mark === 'string' ? text?.includes(mark) : mark.test(text ?? '');
    if (text?.trim() && !isThere) faults.push(`${name} in "${title}"`);
  }
  return faults;
}

/**
 * Finds exports, parts and pages of the project without documentation or stories, and dead links.
 *
 * @param {string} root The repository's root.
 * @param {Record<string, StoryEntry>} entries Storybook's index by id.
 * @returns {Report}
 */
export function checkDocs(root, entries) {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const folders = (folder) =>
    existsSync(path.join(root, folder))
      ? readdirSync(path.join(root, folder), { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => `${folder}/${name}`)
      : [];
  const report = { counts: {}, missing: [] };
  const count = (kind, name, faults) => {
    const group = (report.counts[kind] ??= { all: 0, isMissing: 0 });
    group.all += 1;
    if (faults.length === 0) return;
    group.isMissing += 1;
    report.missing.push(`${kind} ${name}: no ${faults.join(', no ')}`);
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const storyFiles = new Set(stories.map(({ importPath }) => importPath.replace('./', '')));
  const storiesOf = (folder) => [...storyFiles].filter((file) => file.startsWith(`${folder}/`));

  const exported = readExports(root);
  for (const [subpath, list] of Object.entries(exported)) {
    for (const { name, kind, doc } of list)
      if (kind !== 'type') count('export', `${subpath} ${name}`, doc ? [] : ['docstring']);
  }

  const layers = {
    component: folders('packages/ui/src/components'),
    pattern: folders('packages/ui/src/patterns'),
    feature: folders('packages/features/src').filter(isRoom).flatMap(folders),
  };
  for (const [layer, own] of Object.entries(layers)) {
    for (const folder of own) {
      const name = path.basename(folder);
      const file = `${folder}/${name}.mdx`;
      const isFeature = layer === 'feature';
      const isThere = existsSync(path.join(root, file));
      const page = isThere ? read(file) : '';
      const faults = isThere ? pageFaults(page, isFeature) : [`page ${name}.mdx`];
      const stories = storiesOf(folder);
      const told = stories.map(read).join('\n') + page;
      const code = isFeature ? '' : filesBelow(root, folder).map(read).join('\n');
      const [unwritten] = UNWRITTEN.exec(code) ?? [];
      const door = existsSync(path.join(root, folder, 'index.ts'))
        ? read(`${folder}/index.ts`)
        : '';
      const silent = silentProps(code, (prop) => new RegExp(`\\b${prop}\\b`).test(door));
      if (!isFeature && silent.length > 0) faults.push(`words for ${silent.join(', ')}`);
      if (unwritten) faults.push(`words of its own for "${unwritten}"`);
      if (door === '') faults.push('index.ts');
      if (!stories.some((file) => file === `${folder}/${name}.stories.tsx`) && !isFeature)
        faults.push('story');
      if (isFeature && stories.length === 0 && !/\?path=\/story\/|<StoryLinks/.test(page))
        faults.push('story');
      if (!isFeature)
        for (const { name: part, kind } of exported[`@qinghe/ui/${layer}s/${name}`] ?? [])
          if (kind === 'component' && !new RegExp(`\\b${part}\\b`).test(told))
            faults.push(`story of ${part}`);
      count(layer, name, faults);
    }
  }

  const pages = ['docs', 'packages', 'apps', '.storybook']
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => file.endsWith('.mdx') && !file.includes('/node_modules/'));
  const texts = new Map(pages.map((file) => [file, read(file)]));
  const documented = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/<Exports of="([^"]+)"/g)].map(([, subpath = '']) => ({ subpath, file })),
  );
  const isOf = (pattern, subpath) =>
    pattern.endsWith('*') ? subpath.startsWith(pattern.slice(0, -1)) : pattern === subpath;
  for (const subpath of Object.keys(exported)) {
    if (/^@qinghe\/ui\/(components|patterns)\//.test(subpath)) continue;
    const page = documented.find((entry) => isOf(entry.subpath, subpath));
    const faults = page ? [] : ['page that shows its exports'];
    const isLive = /^@qinghe\/(hooks\/|api\/client)/.test(subpath);
    if (page && isLive && !texts.get(page.file)?.includes('<Canvas')) faults.push('live example');
    count('module', subpath, faults);
  }

  for (const app of folders('apps')) {
    for (const folder of folders(`${app}/src/pages`)) {
      const name = path.basename(folder);
      const file = `${folder}/${name}Page.tsx`;
      const faults = storiesOf(folder).length > 0 ? [] : ['story'];
      const list = existsSync(path.join(root, file)) ? [...readModule(root, file).values()] : [];
      if (!list.some(({ kind, doc }) => kind === 'component' && doc)) faults.push('docstring');
      count('page', `${path.basename(app)} ${name}`, faults);
    }
  }

  const titles = new Set(stories.map(({ title }) => title));
  for (const [file, text] of texts) {
    for (const [, id = ''] of text.matchAll(LINK))
      count('link', `${file} to ${id}`, id in entries ? [] : ['such entry']);
    for (const [, list = ''] of text.matchAll(STORY_LINKS))
      for (const [, title = ''] of list.matchAll(/'([^']+)'/g))
        count(
          'link',
          `${file} to the stories of ${title}`,
          titles.has(title) ? [] : ['such title'],
        );
  }
  return report;
}
