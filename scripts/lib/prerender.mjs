import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { load } from './load.mjs';
import { replaceFiles } from './replaceFiles.mjs';
import { root } from './run.mjs';
import { schoolPagePaths, settingsOf } from './siteSettings.mjs';
import { publicPaths, SITEMAP_FILES } from './sitemap.mjs';

/** The modules behind public addresses, so that a page's code is named in its HTML. */
const PAGES = [
  [/^\/$/, 'Home'],
  [/^\/courses$/, 'Courses'],
  [/^\/courses\/detail\//, 'CourseDetail'],
  [/^\/activates$/, 'Activities'],
  [/^\/activates\/detail\//, 'ActivityDetail'],
  [/^\/announcement$/, 'Announcement'],
  [/^\/about$/, 'About'],
  [/^\/pages\//, 'NotFound'],
];

/** The sites by their folder in `apps`. */
const SITES = { web: '', h5: '/h5' };

/** Writes a file, and what servers send of it to those who take it compressed. */
function write(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  const bytes = Buffer.from(content);
  writeFileSync(file, bytes);
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
}

/** The scripts that a module of the build and all that it imports at once are in. */
function scriptsOf(manifest, ...keys) {
  const seen = new Set();
  const add = (key) => {
    if (seen.has(key) || !manifest[key]) return;
    seen.add(key);
    manifest[key].imports?.forEach(add);
  };
  keys.forEach(add);
  return [...seen].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));
}

const ask = globalThis.fetch;

/** Calls with an address of the site go to it; every reply is asked for once. */
function answerFrom(site) {
  const kept = new Map();
  globalThis.fetch = async (url, init) => {
    const address = typeof url === 'string' ? url.replace(/^\//, `${site}/`) : url;
    if (init?.method && init.method !== 'GET') return ask(address, init);
    const known = kept.get(address) ?? ask(address, { headers: init?.headers });
    kept.set(address, known);
    return (await known).clone();
  };
}

/**
 * The paths of all public pages that have one of their own; an announcement is told apart by its query.
 *
 * @param {string} site Where the site is, without a slash at the end.
 */
export async function publicPathsOf(site) {
  const settings = await settingsOf(site, ask);
  const { apiUrl } = settings;
  const paths = await publicPaths(
    apiUrl ? String(apiUrl).replace(/\/+$/, '') : site,
    async (url) => {
      const reply = await ask(url, { headers: { Accept: 'application/json' } });
      if (!reply.ok && reply.status !== 404) throw new Error(`${url}: HTTP ${reply.status}`);
      return reply.ok ? reply.json() : null;
    },
  );
  return [...paths.filter((address) => !address.includes('?')), ...schoolPagePaths(settings)];
}

/** Renders the pages of one site into a folder and answers how many there are. */
async function renderSite(app, base, { origin, out, paths, inName }) {
  const dir = path.join(root, 'apps', app);
  const module = pathToFileURL(path.join(dir, 'prerendering/prerender.js')).href;
  const { site: pages, composeDocument } = await import(module);
  const template = inName(readFileSync(path.join(dir, 'dist/index.html'), 'utf8'));
  const manifest = JSON.parse(readFileSync(path.join(dir, 'dist/.vite/manifest.json'), 'utf8'));
  const documents = [];
  for (const address of paths) {
    const [, page] = PAGES.find(([pattern]) => pattern.test(address)) ?? [];
    const scripts = scriptsOf(
      manifest,
      'index.html',
      '../../packages/features/src/shell/Prerender/index.ts',
      `src/pages/${page}/${page}Page.tsx`,
    ).map((file) => `${base}/${file}`);
    const rendered = await pages.render(address, origin);
    documents.push({ address, rendered, scripts });
  }
  const css = pages.styles();
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const name = `${app}-${hash}.css`;
  write(path.join(out, name), css);
  for (const { address, rendered, ...files } of documents) {
    const html = composeDocument(template, address, rendered, {
      ...files,
      styles: `/prerendered/${name}`,
    });
    write(path.join(out, base, address, 'index.html'), html);
  }
  return documents.length;
}

/**
 * Renders public pages of both sites into a folder: `index.html` and below, `h5/index.html` and below, and one file of
 * styles for each site. Wants both sites built, for browsers and for Node. What was rendered before stays until all pages
 * are there.
 *
 * @param {{ site: string, origin?: string, out: string, paths: readonly string[] }} options Addresses without a slash at
 *   their end: where `/env.js` and `/api` are, and where visitors will find the site.
 * @returns {Promise<number>} How many pages there are now.
 */
export async function prerenderSites({ site, origin = site, out, paths }) {
  const settings = await settingsOf(site, ask);
  Reflect.set(globalThis, '__QINGHE__', settings);
  const { ownFiles } = await load('apps/demo-server/src/ownFiles.ts');
  const { page } = ownFiles(settings);
  answerFrom(site);
  mkdirSync(path.dirname(out), { recursive: true });
  const fresh = mkdtempSync(`${out}.`);
  try {
    let count = 0;
    for (const [app, base] of Object.entries(SITES))
      count += await renderSite(app, base, { origin, out: fresh, paths, inName: page ?? String });
    replaceFiles(fresh, out, SITEMAP_FILES);
    return count;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}
