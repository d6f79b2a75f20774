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

/** The modules behind public addresses, so that a page's code is named in its HTML. */
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

/** The sites by their folder in `apps`. */
const SITES = { web: '', h5: '/h5' };

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

/** Calls with an address of the site go to it, and all readings are shared and paced. */
function answerFrom(site, calls) {
  globalThis.fetch = (url, init) => {
    const address = String(url.href ?? url.url ?? url).replace(/^\//, `${site}/`);
    return init?.method && init.method !== 'GET' ? ask(address, init) : calls.fetch(address, init);
  };
}

/**
 * The addresses of all public pages, without their site.
 *
 * @param {string} site Where the site is, without a slash at the end.
 * @param {ReturnType<typeof createCalls>} [calls]
 */
export async function publicPathsOf(site, calls = createCalls({ rate: 0 })) {
  const settings = await settingsOf(site, ask);
  const { apiUrl } = settings;
  const api = apiUrl ? String(apiUrl).replace(/\/+$/, '') : site;
  const paths = await publicPaths(api, (url) => calls.json(url));
  return [...paths, ...schoolPagePaths(settings)];
}

/** Why a page must not be seen: what its calls were refused for. What the server does not have is left out of it. */
const problemsOf = (failures) =>
  failures
    .filter(({ missing }) => missing === null)
    .map(({ url, status, code }) => `${url}: ${code === null ? `HTTP ${status}` : `code ${code}`}`);

/** The name of what is built here. */
async function builtId() {
  const { buildIdOf } = await load('apps/demo-server/src/buildId.ts');
  return buildIdOf(...Object.keys(SITES).map((app) => path.join(root, 'apps', app, 'dist')));
}

/** Content is made safe by a DOM, at the address of its page. */
const { window, reconfigure } = openDom();
function openDom() {
  const dom = new JSDOM('', { url: 'https://school.invalid' });
  return { window: dom.window, reconfigure: (url) => dom.reconfigure({ url }) };
}

/** Whether the very thing that a page is about is not there any more. */
const isGone = (failures) =>
  failures.some(
    ({ missing, url }) =>
      missing === 'row' && /\/(?:course|activate|announcement)\/\d+(?:\?|$)/.test(url),
  );

/** One site of the build, ready to be rendered. */
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

/** Pages of how many other builds are kept, for a way back. */
const BUILDS = 3;

/** Takes away the pages of builds that are long gone, but those of `kept`. */
function removeOldBuilds(out, kept) {
  const others = readdirSync(out)
    .filter((name) => /^[\da-f]{12}$/.test(name) && !kept.includes(name))
    .map((name) => ({ name, time: statSync(path.join(out, name)).mtimeMs }))
    .toSorted((a, b) => b.time - a.time);
  for (const { name } of others.slice(BUILDS)) rmSync(path.join(out, name), { recursive: true });
}

/** The build that a site runs; '' where it does not say. */
async function buildOf(site) {
  const reply = await ask(`${site}/build.txt`).catch(() => null);
  return reply?.ok ? (await reply.text()).trim() : '';
}

/**
 * Renders public pages of both sites into the folder of their build, in `out`: `index.html` and below, `h5/index.html` and
 * below, and one file of styles for each site. Wants both sites built, for browsers and for Node. Answers what became of
 * them, the name of the build, and of the one that the site runs.
 *
 * @param {object} options Addresses without a slash at their end.
 * @param {string} options.site Where `/env.js` and `/api` are.
 * @param {string} [options.origin] Where visitors will find the site.
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
