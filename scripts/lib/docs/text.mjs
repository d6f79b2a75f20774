import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { splitPage } from './markdown.mjs';

/** Returns the first sentence of a page's text, without links. */
const purposeOf = ({ content }) =>
  content
    .split('\n')
    .find((line) => /^[\p{L}“]/u.test(line))
    ?.replace(/(?<=[.。!?]) .*/, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1') ?? '';

/** Returns the name of the file that lists the pages below a root of the sidebar. */
export const indexOf = (head) => `index-${head.toLowerCase().replaceAll(' ', '-')}.md`;

/**
 * Converts pages to files with links between them, splitting those that are too long.
 *
 * @param {{ id: string, title: string, content: string }[]} pages
 * @param {(story: string) => string | null} storyHref Returns the relative link to a story; null for a story without one.
 * @returns {Map<string, string>} Texts by file name; `index-ROOT.md` lists the pages below a root of the sidebar.
 */
export function textFiles(pages, storyHref) {
  const ids = new Set(pages.map(({ id }) => id));
  const relink = (text) =>
    text.replaceAll(
      /\[([^\]]*)\]\(\?path=\/(docs|story)\/([\w-]+)[^)]*\)/g,
      (_, words, kind, id) => {
        const to = kind === 'docs' ? (ids.has(id) ? `${id}.md` : null) : storyHref(id);
        return to ? `[${words}](${to})` : `${words} (\`${id}\`)`;
      },
    );
  const files = new Map();
  /** @type {Map<string, string[]>} */
  const roots = new Map();
  for (const page of pages) {
    const parts = splitPage(relink(page.content));
    const nameOf = (index) => `${page.id}${index === 0 ? '' : `-${index + 1}`}.md`;
    parts.forEach((part, index) => {
      const next = index + 1 < parts.length ? `\n[Continued](${nameOf(index + 1)})\n` : '';
      files.set(nameOf(index), part + next);
    });
    const [head = '', ...rest] = page.title.split('/');
    const line = `- [${rest.join('/')}](${nameOf(0)}): ${purposeOf(page)}`;
    roots.set(head, [...(roots.get(head) ?? []), line]);
  }
  for (const [head, lines] of roots) files.set(indexOf(head), `# ${head}\n\n${lines.join('\n')}\n`);
  return files;
}

/** Writes files into a folder, after emptying it. */
export function writeText(folder, files) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
}
