import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { createCalls, digestOf } from './calls.mjs';
import { load } from './load.mjs';
import { noteMissing } from './missing.mjs';
import { renderPages, STYLES } from './pages.mjs';
import { root } from './run.mjs';
import { schoolPagePaths, settingsOf } from './siteSettings.mjs';
import { isTimed, publicPaths } from './sitemap.mjs';

/** The page modules by address, so that the HTML of a page can link its scripts. */
const PAGES = [
  [/^\/$/, 'Home'],
  [/^\/courses$/, 'Courses'],
  [/^\/courses\/detail\//, 'CourseDetail'],
  [/^\/activates$/, 'Activities'],
  [/^\/activates\/detail\//, 'ActivityDetail'],
  [/^\/announcement(?:\?|$)/, 'Announcement'],
  [/^\/about$/, 'About'],
  [/^\/pages\//, 'NotFound'],
];

/** The path prefix of each site, by its folder in `apps`. */
const SITES = { web: '', h5: '/h5' };

/** Lists the script files of some modules and of all their static imports. */
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

/** Replaces `fetch`: relative URLs are resolved against the site, and GET calls go through the cache and rate limit. */
function answerFrom(site, calls) {
  globalThis.fetch = (url, init) => {
    const address = String(url.href ?? url.url ?? url).replace(/^\//, `${site}/`);
    return init?.method && init.method !== 'GET' ? ask(address, init) : calls.fetch(address, init);
  };
}

/**
 * Lists the paths of all public pages of a site.
 *
 * @param {string} site The site's URL, without a trailing slash.
 * @param {ReturnType<typeof createCalls>} [calls]
 */
export async function publicPathsOf(site, calls = createCalls({ rate: 0 })) {
  const settings = await settingsOf(site, ask);
  const { apiUrl } = settings;
  const api = apiUrl ? String(apiUrl).replace(/\/+$/, '') : site;
  const paths = await publicPaths(api, (url) => calls.json(url));
  return [...paths, ...schoolPagePaths(settings)];
}

/** Lists the failed calls for which a page must not be published. Calls for data that the server lacks do not count. */
const problemsOf = (failures) =>
  failures
    .filter(({ missing }) => missing === null)
    .map(({ url, status, code }) => `${url}: ${code === null ? `HTTP ${status}` : `code ${code}`}`);

/** Returns the id of the build in this repository. */
async function builtId() {
  const { buildIdOf } = await load('apps/demo-server/src/buildId.ts');
  return buildIdOf(...Object.keys(SITES).map((app) => path.join(root, 'apps', app, 'dist')));
}

/** The DOM with which content is sanitised; its URL is set to that of the page. */
const { window, reconfigure } = openDom();
function openDom() {
  const dom = new JSDOM('', { url: 'https://school.invalid' });
  return { window: dom.window, reconfigure: (url) => dom.reconfigure({ url }) };
}

/** Whether the row that a page shows no longer exists. */
const isGone = (failures) =>
  failures.some(
    ({ missing, url }) =>
      missing === 'row' && /\/(?:course|activate|announcement)\/\d+(?:\?|$)/.test(url),
  );

/** Loads a built site and returns what `renderPages` needs of it. */
async function openSite(app, base, { origin, inName, look, apiUrl }) {
  const dir = path.join(root, 'apps', app);
  const module = pathToFileURL(path.join(dir, 'prerendering/prerender.js')).href;
  const { site: pages, composeDocument } = await import(module);
  const template = inName(readFileSync(path.join(dir, 'dist/index.html'), 'utf8'));
  const manifest = JSON.parse(readFileSync(path.join(dir, 'dist/.vite/manifest.json'), 'utf8'));
  const [css = ''] = manifest['index.html'].css ?? [];
  const sheet = { href: `${base}/${css}`, text: readFileSync(path.join(dir, 'dist', css), 'utf8') };
  const render = async (address) => {
    const [, page] = PAGES.find(([pattern]) => pattern.test(address)) ?? [];
    const scripts = scriptsOf(
      manifest,
      'index.html',
      '../../packages/features/src/shell/Prerender/index.ts',
      `src/pages/${page}/${page}Page.tsx`,
    ).map((file) => `${base}/${file}`);
    reconfigure(origin + base + address);
    const rendered = await pages.render(address, origin);
    const failures = rendered.data.answers.failures.map(([, failure]) => failure);
    const problems = problemsOf(failures);
    return {
      problems,
      isGone: isGone(failures),
      html: composeDocument(template, address, rendered, {
        scripts,
        styles: STYLES,
        sheet,
        look,
        apiUrl,
      }),
    };
  };
  return { name: app, base, render, styles: pages.styles };
}

/** How many other builds keep their pages, for a rollback. */
const BUILDS = 3;

/** Removes the pages of all but the latest builds; those in `kept` always stay. */
function removeOldBuilds(out, kept) {
  const others = readdirSync(out)
    .filter((name) => /^[\da-f]{12}$/.test(name) && !kept.includes(name))
    .map((name) => ({ name, time: statSync(path.join(out, name)).mtimeMs }))
    .toSorted((a, b) => b.time - a.time);
  for (const { name } of others.slice(BUILDS)) rmSync(path.join(out, name), { recursive: true });
}

/** Returns the id of the build that a site runs; '' when it is unknown. */
async function buildOf(site) {
  const reply = await ask(`${site}/build.txt`).catch(() => null);
  return reply?.ok ? (await reply.text()).trim() : '';
}

/**
 * Renders the public pages of both sites into the folder of their build in `out`: as `index.html` below each path, those of the
 * mobile site below `h5/`, with one stylesheet for each site. Needs both sites built, for browsers and for Node. Returns the
 * result of `renderPages`, the id of the build, and the id of the build that the site runs.
 *
 * @param {object} options URLs without a trailing slash.
 * @param {string} options.site The URL with `/env.js` and `/api`.
 * @param {string} [options.origin] The URL at which visitors will open the site.
 * @param {string} options.out
 * @param {number} [options.rate] Most calls a minute; 0 for no limit.
 * @param {(done: number, all: number) => void} [options.onPage]
 */
export async function prerenderSites({ site, origin = site, out, rate, onPage }) {
  const settings = await settingsOf(site, ask);
  Reflect.set(globalThis, '__QINGHE__', settings);
  Reflect.set(globalThis, '__QINGHE_DOM__', window);
  const { ownFiles } = await load('apps/demo-server/src/ownFiles.ts');
  const { lookOf } = await load('apps/demo-server/src/look.ts');
  const parts = {
    origin,
    inName: ownFiles(settings).page ?? String,
    look: lookOf(settings).rules,
    apiUrl: typeof settings.apiUrl === 'string' ? settings.apiUrl : '',
  };
  const calls = createCalls({ rate });
  const paths = await publicPathsOf(site, calls);
  answerFrom(site, calls);
  const sites = await Promise.all(
    Object.entries(SITES).map(([app, base]) => openSite(app, base, parts)),
  );
  const [build, running] = [await builtId(), await buildOf(site)];
  const [hour] = new Date().toISOString().split(':');
  const all = digestOf(JSON.stringify(settings), origin, hour.slice(0, 4));
  const keyOf = (address) => (isTimed(address) ? `${all} ${hour}` : all);
  const folder = path.join(out, build);
  const url = `/prerendered/${build}`;
  const result = await renderPages({ sites, paths, out: folder, url, keyOf, calls, onPage });
  await noteMissing(folder, paths, result.gone);
  removeOldBuilds(out, [build, running]);
  return { ...result, build, running };
}
