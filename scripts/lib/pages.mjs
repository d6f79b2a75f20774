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

/** The file of notes on what each page was rendered from; its name is none that a page's folder could have. */
const NOTES = 'pages.json';

/** The placeholder for the URL of the stylesheet, which is known only when all pages are rendered. */
export const STYLES = 'styles-of-prerendered-pages';

/** How many pages in a row may fail before no more are tried. */
const MOST_IN_A_ROW = 10;

/** The age at which leftovers are removed, in milliseconds: unused stylesheets and work folders of aborted runs. */
const LIFE = 24 * 60 * 60_000;

const ENDINGS = ['', '.gz', '.br'];

/** Writes a file and its gzip and brotli copies, each renamed into place. */
function write(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  const bytes = Buffer.from(content);
  const contents = [bytes, gzipSync(bytes, { level: 9 }), brotliCompressSync(bytes)];
  // The compressed copies first, so that browsers that accept them never get an older page than others.
  for (const [index, ending] of [...ENDINGS.entries()].toReversed()) {
    writeFileSync(`${file}${ending}.new`, contents[index]);
    renameSync(`${file}${ending}.new`, file + ending);
  }
}

/** Returns the folder of a page: its path, then the `id` of its query (`renderedPlace` in `@qinghe/hooks/url`). */
const placeOf = (id) => id.replace(/\/?\?id=/, '/');

const fileOf = (out, id) => path.join(out, placeOf(id), 'index.html');

function remove(out, id) {
  for (const ending of ENDINGS) rmSync(fileOf(out, id) + ending, { force: true });
}

/** Lists the rendered pages in a folder, as paths. */
function pagesIn(out) {
  if (!existsSync(out)) return [];
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'index.html')
    .map((name) => `/${path.dirname(name).split(path.sep).join('/')}`.replace(/^\/\.$/, '/'));
}

/** Reads the notes of an earlier run on its pages; empty without one. */
function readNotes(out) {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(path.join(out, NOTES), 'utf8'))));
  } catch {
    return new Map();
  }
}

/** Removes old work folders of runs that were aborted. */
function removeOldWork(work) {
  const dir = path.dirname(work);
  for (const name of readdirSync(dir)) {
    const isWork = name.startsWith(path.basename(work));
    if (isWork && statSync(path.join(dir, name)).mtimeMs < Date.now() - LIFE)
      rmSync(path.join(dir, name), { recursive: true, force: true });
  }
}

/** Removes old stylesheets that no page uses any more. */
function removeOldStyles(out, named) {
  for (const name of readdirSync(out)) {
    const [sheet] = /^\w+-[\w-]+\.css/.exec(name) ?? [];
    const file = path.join(out, name);
    if (sheet && !named.has(sheet) && statSync(file).mtimeMs < Date.now() - LIFE) rmSync(file);
  }
}

const reasonOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Renders pages into a folder, each as `index.html` below its path, with one stylesheet for each site. A page is rendered
 * again only if a reply used for it or its key has changed, or its file is missing. A page that fails keeps its old file, as
 * do all remaining ones when the server is lost. No page is kept in memory.
 *
 * @param {object} options
 * @param {readonly { name: string, base: string, render: (address: string) => Promise<{ html: string, problems: readonly string[], isGone?: boolean }>, styles: () => string }[]} options.sites
 *   `problems`: why a page must not be published; `isGone`: whether the page does not exist.
 * @param {readonly string[]} options.paths The paths of all pages; other pages in the folder are removed.
 * @param {string} options.out
 * @param {string} options.url The URL path of that folder.
 * @param {(address: string) => string} options.keyOf Returns a key of all inputs of a page other than replies.
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
