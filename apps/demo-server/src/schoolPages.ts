import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import { isSchoolPageSlug, type SchoolPageLink } from '@qinghe/hooks/env';
import type { SiteSettings } from './siteSettings.ts';

/** A page written by the school, from one file of its folder `pages`. */
export interface SchoolPage extends SchoolPageLink {
  /** Description for search engines; '' for the beginning of the text. */
  description: string;
  /** Unsanitised HTML as written; the apps sanitise it in the browser. */
  html: string;
}

/** The pages of a school, in the order of their links, and remarks for the person who starts the server. */
export interface SchoolPages {
  pages: readonly SchoolPage[];
  remarks: readonly string[];
}

/** Matches the head of a file, which is not shown on the page. */
const HEAD = /^---[ \t]*\n(?:(.*?)\n)?---[ \t]*(?:\n|$)/s;
const KNOWN = new Set(['title', 'description', 'footer', 'order']);
const BODY = /<body\b[^>]*>(.*?)(?:<\/body\s*>|$)/is;
const HEADING = /<h1\b[^>]*>(.*?)<\/h1\s*>/is;
const TITLE = /<title\b[^>]*>(.*?)<\/title\s*>/is;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** Returns the plain text of a line of HTML. */
const wordsOf = (html = ''): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_all, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** The reason why a file cannot be a page, as a message for the person who starts the server. */
class Unusable extends Error {}

/** Reads the text of a file without a byte order mark and with Windows line ends converted to `\n`. */
function textOf(file: string): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
    return text.replace(/\r\n?/g, '\n');
  } catch {
    throw new Unusable('is not saved as UTF-8');
  }
}

/** Parses the lines `name: value` of a file's head, which stands between two lines of dashes. */
function fieldsOf(head = ''): Map<string, string> {
  const lines = head.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^\s*(\w+)\s*[:：]\s*(.*?)\s*$/.exec(line) ?? [];
      if (name === '')
        throw new Unusable(`has a line in its head that is no "name: value": ${line}`);
      return [name, value.replace(/^(["'])(.*)\1$/, '$2')];
    }),
  );
}

/** Reads a page from its file; `note` receives remarks on harmless mistakes. Throws {@link Unusable}. */
function readPage(file: string, note: (remark: string) => void): SchoolPage & { order: number } {
  const { name, ext } = path.parse(file);
  if (ext !== '.md' && ext !== '.html') throw new Unusable('is neither .md nor .html');
  if (!isSchoolPageSlug(name))
    throw new Unusable('has a name with other signs than a to z, 0 to 9 and "-"');
  const text = textOf(file);
  const head = HEAD.exec(text);
  const fields = fieldsOf(head?.[1]);
  for (const field of fields.keys())
    if (!KNOWN.has(field))
      note(`says "${field}", which is none of ${[...KNOWN].join(', ')}: not looked at`);
  const source = head ? text.slice(head[0].length) : text;
  const whole = ext === '.md' ? marked.parse(source, { async: false }) : source;
  const body = (BODY.exec(whole)?.[1] ?? whole).replace(TITLE, '');
  const [heading = '', headingWords] = HEADING.exec(body) ?? [];
  const written = wordsOf(headingWords);
  const title = fields.get('title') || written || wordsOf(TITLE.exec(whole)?.[1]);
  if (title === '') throw new Unusable('has no title: neither "title:" in its head nor a heading');
  const html = written === title ? body.replace(heading, () => '') : body;
  if (wordsOf(html) === '' && !/<(?:img|video|audio|iframe)\b/i.test(html))
    throw new Unusable('says nothing');
  const [footer = '', order = ''] = [fields.get('footer'), fields.get('order')];
  if (!/^(?:|true|false)$/.test(footer)) note(`says footer: ${footer}, not true or false: linked`);
  if (!/^(?:|-?\d{1,6})$/.test(order)) note(`says order: ${order}, which is no whole number`);
  return {
    slug: name,
    title,
    description: fields.get('description') ?? '',
    isInFooter: footer !== 'false',
    html: html.trim(),
    order: Number(order) || 0,
  };
}

/** Reads the pages that a school has written in a folder; none where the folder does not exist. */
export function readSchoolPages(dir: string): SchoolPages {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return { pages: [], remarks: [] };
  const pages = new Map<string, SchoolPage & { order: number }>();
  const remarks: string[] = [];
  for (const name of readdirSync(dir).toSorted()) {
    if (name.startsWith('.')) continue;
    try {
      if (!statSync(path.join(dir, name), { throwIfNoEntry: false })?.isFile())
        throw new Unusable('is no file');
      const page = readPage(path.join(dir, name), (odd) => remarks.push(`pages/${name} ${odd}`));
      if (pages.has(page.slug)) throw new Unusable('has the name of another page');
      pages.set(page.slug, page);
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      remarks.push(`pages/${name} ${error.message}: left out`);
    }
  }
  const sorted = [...pages.values()].toSorted((one, other) => one.order - other.order);
  return { pages: sorted.map(({ order: _order, ...page }) => page), remarks };
}

/** Returns the settings with the list of pages that the sites need for links, overriding any `pages` in the settings file. */
export const withPages = (site: SiteSettings, pages: readonly SchoolPage[]): SiteSettings => ({
  ...site,
  pages:
    pages.length > 0
      ? pages.map(({ slug, title, isInFooter }) => ({ slug, title, isInFooter }))
      : undefined,
});

/** Returns paths below the root and contents of the JSON files that the sites read pages from, in the envelope of API calls. */
export const pageFiles = (pages: readonly SchoolPage[]): [string, string][] =>
  pages.map(({ slug, title, description, html }) => [
    `pages/${slug}.json`,
    JSON.stringify({ code: 0, message: '', data: { title, description, html } }),
  ]);
