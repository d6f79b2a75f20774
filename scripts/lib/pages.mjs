import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { digestOf } from './calls.mjs';

/** What was rendered from what; beside the pages, in no folder that a page could have. */
const NOTES = 'pages.json';

/** Stands in a page for the address of the styles, which is known when all pages are rendered. */
export const STYLES = 'styles-of-prerendered-pages';

/** After so many pages that failed one after the other the server is not asked on. */
const MOST_IN_A_ROW = 10;

/** After this nobody wants what is left: styles of a page that was sent before, and what a run was at, in milliseconds. */
const LIFE = 24 * 60 * 60_000;

const ENDINGS = ['', '.gz', '.br'];

/** Writes a file and what servers send of it to those who take it compressed, each at once. */
function write(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  const bytes = Buffer.from(content);
  const contents = [bytes, gzipSync(bytes, { level: 9 }), brotliCompressSync(bytes)];
  // The compressed ones first: whoever takes them must not get an older page than others do.
  for (const [index, ending] of [...ENDINGS.entries()].toReversed()) {
    writeFileSync(`${file}${ending}.new`, contents[index]);
    renameSync(`${file}${ending}.new`, file + ending);
  }
}

/** The folder of a page: its path, and below it what the query names (`renderedPlace` in `@qinghe/hooks/url`). */
const placeOf = (id) => id.replace(/\/?\?id=/, '/');

const fileOf = (out, id) => path.join(out, placeOf(id), 'index.html');

function remove(out, id) {
  for (const ending of ENDINGS) rmSync(fileOf(out, id) + ending, { force: true });
}

/** The pages in a folder, by their addresses. */
function pagesIn(out) {
  if (!existsSync(out)) return [];
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'index.html')
    .map((name) => `/${path.dirname(name).split(path.sep).join('/')}`.replace(/^\/\.$/, '/'));
}

/** What an earlier run has noted of its pages; nothing where there was none. */
function readNotes(out) {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(path.join(out, NOTES), 'utf8'))));
  } catch {
    return new Map();
  }
}

/** Takes away what runs that were ended have left. */
function removeOldWork(work) {
  const dir = path.dirname(work);
  for (const name of readdirSync(dir)) {
    const isWork = name.startsWith(path.basename(work));
    if (isWork && statSync(path.join(dir, name)).mtimeMs < Date.now() - LIFE)
      rmSync(path.join(dir, name), { recursive: true, force: true });
  }
}

/** Takes away styles that no page has named for a while. */
function removeOldStyles(out, named) {
  for (const name of readdirSync(out)) {
    const [sheet] = /^\w+-[\w-]+\.css/.exec(name) ?? [];
    const file = path.join(out, name);
    if (sheet && !named.has(sheet) && statSync(file).mtimeMs < Date.now() - LIFE) rmSync(file);
  }
}

const reasonOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Renders pages into a folder, `index.html` and below, with one file of styles for each site. A page is rendered where a
 * reply that it was rendered from, its key or the page itself is another than before. One that cannot be rendered as it
 * should be, and everything when the server is lost, stays as it was. Nothing of a page is held in memory.
 *
 * @param {object} options
 * @param {readonly { name: string, base: string, render: (address: string) => Promise<{ html: string, problems: readonly string[], isGone?: boolean }>, styles: () => string }[]} options.sites
 *   `problems` are why a page must not be seen; `isGone` says that there is no such page.
 * @param {readonly string[]} options.paths All pages there are; others are taken away.
 * @param {string} options.out
 * @param {string} options.url Where browsers find that folder.
 * @param {(address: string) => string} options.keyOf What besides replies a page is made of.
 * @param {ReturnType<typeof import('./calls.mjs').createCalls>} options.calls
 * @param {(done: number, all: number) => void} [options.onPage]
 * @returns {Promise<{ written: number, kept: number, gone: string[], failures: { id: string, reason: string }[] }>}
 */
export async function renderPages({ sites, paths, out, url, keyOf, calls, onPage = () => {} }) {
  const notes = readNotes(out);
  const failures = [];
  const gone = [];
  const wanted = new Set();
  const isRendered = new Map(sites.map(({ name }) => [name, []]));
  let kept = 0;
  let inARow = 0;
  mkdirSync(out, { recursive: true });
  const beside = `${path.resolve(out)}.work-`;
  removeOldWork(beside);
  const work = mkdtempSync(beside);

  const isCurrent = async (id, key) => {
    const note = notes.get(id);
    if (note?.key !== key || !existsSync(fileOf(out, id))) return false;
    for (const [address] of note.replies) await calls.get(address);
    return digestOf(...calls.noted().flat()) === digestOf(...note.replies.flat());
  };

  const renderPage = async (site, address) => {
    const id = (site.base + address).replace(/(?<=.)\/$/, '');
    const key = keyOf(address);
    wanted.add(id);
    if (inARow >= MOST_IN_A_ROW) {
      failures.push({ id, reason: 'not tried any more' });
      return;
    }
    try {
      calls.note();
      if (await isCurrent(id, key)) {
        inARow = 0;
        kept += 1;
        return;
      }
      calls.note();
      const { html, problems, isGone = false } = await site.render(address);
      if (problems.length > 0) throw new Error(problems.join('; '));
      inARow = 0;
      if (isGone) {
        wanted.delete(id);
        gone.push(id);
        return;
      }
      const file = fileOf(work, id);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, html);
      notes.set(id, { key, replies: calls.noted(), styles: '' });
      isRendered.get(site.name)?.push(id);
    } catch (error) {
      inARow += 1;
      failures.push({ id, reason: reasonOf(error) });
    }
  };

  try {
    for (const address of paths)
      for (const site of sites) {
        await renderPage(site, address);
        onPage(wanted.size + gone.length, paths.length * sites.length);
      }
    for (const { name, styles } of sites) {
      const ids = isRendered.get(name) ?? [];
      if (ids.length === 0) continue;
      const css = styles();
      const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
      const sheet = `${name}-${hash}.css`;
      write(path.join(out, sheet), css);
      for (const id of ids) {
        const html = readFileSync(fileOf(work, id), 'utf8');
        write(fileOf(out, id), html.replace(STYLES, `${url}/${sheet}`));
        notes.set(id, { ...notes.get(id), styles: sheet });
      }
    }
    const places = new Set([...wanted].map(placeOf));
    for (const place of pagesIn(out)) if (!places.has(place)) remove(out, place);
    for (const id of notes.keys()) if (!wanted.has(id)) notes.delete(id);
    removeOldStyles(out, new Set(Array.from(notes.values(), ({ styles }) => styles)));
    writeFileSync(path.join(out, `${NOTES}.new`), JSON.stringify(Object.fromEntries(notes)));
    renameSync(path.join(out, `${NOTES}.new`), path.join(out, NOTES));
    const written = [...isRendered.values()].flat().length;
    return { written, kept, gone, failures };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
