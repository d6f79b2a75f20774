import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Folder of the baselines. */
export const baselines = path.join(root, '.storybook/__screenshots__');

/** Themes in which every story that is tested by pictures has a baseline. */
export const themes = ['light', 'dark'];

/** The further look of components and patterns: forced colours, where the system chooses all colours. */
export const FORCED = 'forced';

/** Returns the looks in which a story has a picture. @param {string} title */
export const looksOf = (title) =>
  /^(Components|Patterns)\//.test(title) ? [...themes, FORCED] : themes;

/** @returns {{ type: string, id: string, title: string, name: string, tags?: string[], importPath: string }[]} */
function entries() {
  const index = path.join(root, 'storybook-static/index.json');
  return Object.values(JSON.parse(readFileSync(index, 'utf8')).entries);
}

/**
 * Returns the documentation pages of the built Storybook, and whether somebody wrote them.
 *
 * @returns {{ id: string, isWritten: boolean }[]}
 */
export function documentPages() {
  return entries()
    .filter(({ type }) => type === 'docs')
    .map(({ id, tags = [] }) => ({
      id,
      isWritten: tags.some((tag) => tag.endsWith('attached-mdx')),
    }));
}

/** Returns the IDs of all stories and pages of the built Storybook. */
export const entryIds = () => new Set(entries().map(({ id }) => id));

/**
 * Returns the tested stories of the built Storybook in the sidebar's order, and whether each has pictures, is read aloud, and has
 * a play function.
 *
 * @returns {{ id: string, title: string, name: string, file: string, isPictured: boolean, isSpoken: boolean, isPlayed: boolean }[]}
 */
export function testedStories() {
  return entries()
    .filter(({ type, tags = [] }) => type === 'story' && tags.includes('test'))
    .map(({ id, title, name, importPath, tags = [] }) => ({
      id,
      title,
      name,
      file: importPath.replace(/^\.\//, ''),
      isPictured: tags.includes('vrt'),
      isSpoken: tags.includes('spoken'),
      isPlayed: tags.includes('play-fn'),
    }));
}

/** Returns the story of each component and pattern that is read aloud: the one tagged `spoken`, else the first. */
export function spokenStories() {
  const found = new Map();
  for (const story of testedStories()) {
    const [, part = ''] = /^((?:Components|Patterns)\/\w+)(?:\/States)?$/.exec(story.title) ?? [];
    const isFirst = story.title === part && !found.has(part);
    if (part && (isFirst || story.isSpoken)) found.set(part, { ...story, part });
  }
  return [...found.values()];
}

/**
 * Returns groups of picture files that are identical: one of their stories is not really tested, as when it goes on before its
 * picture is taken.
 */
export function twinBaselines() {
  /** @type {Map<string, string[]>} */
  const files = new Map();
  for (const file of readdirSync(baselines).filter((name) => name.endsWith('.png'))) {
    const print = createHash('sha256')
      .update(readFileSync(path.join(baselines, file)))
      .digest('hex');
    files.set(print, [...(files.get(print) ?? []), file]);
  }
  return [...files.values()].filter(({ length }) => length > 1);
}

/** Returns the paths of pictures whose story no longer exists. */
export function staleBaselines() {
  const wanted = new Set(
    testedStories()
      .filter(({ isPictured }) => isPictured)
      .flatMap(({ id, title }) => looksOf(title).map((look) => `${id}--${look}.png`)),
  );
  mkdirSync(baselines, { recursive: true });
  return readdirSync(baselines)
    .filter((file) => file.endsWith('.png') && !wanted.has(file))
    .map((file) => path.join(baselines, file));
}
