import { cacheOf, createCopies, isLogout, isReadable, isWrite, keptAt } from './copies.ts';
import { isFile, isOutage } from './files.ts';

declare const self: ServiceWorkerGlobalScope;

/** Constants that the build defines for its worker. */
declare const __BUILD__: {
  /** Path that the application is served under, with a slash at its end. */
  base: string;
  /** Changes with any file of the build. */
  version: string;
  /** Paths of scripts, styles, logos and the font that pages may need; the first one is the entry. */
  files: readonly string[];
};

/** How long to wait for the network before what is kept is shown, in milliseconds. */
const PAGE_PATIENCE = 4000;
const CALL_PATIENCE = 6000;

/** Maximum number of calls that are repeated for a page that was open before this worker. */
const MOST_CALLS = 30;

const { base, version, files } = __BUILD__;
const OWN = `qinghe:shell:${base}:`;
const shell = OWN + version;
const assets = `${base}assets/`;
const root = base.slice(0, -1);

/** Path of the school's settings. */
const SETTINGS = '/env.js';
const copies = createCopies(self.caches);

/** For each page (client id) that was shown copies: the time of the oldest one. */
const shown = new Map<string, number>();
let wroteAt = 0;

const nothing = () => undefined;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function tell(id: string, time: number | null) {
  (await self.clients.get(id))?.postMessage({ type: 'qinghe:copy', time });
}

/**
 * Fetches a file of the build; a second time past the HTTP cache, which may hold something else that the host sent in its
 * place.
 */
async function fetchFile(file: string): Promise<Response> {
  // Requests of the page go first.
  const priority = 'low';
  const response = await fetch(file, { priority });
  if (isFile(file, response)) return response;
  const again = await fetch(file, { priority, cache: 'reload' });
  if (isFile(file, again)) return again;
  throw new Error(`${file} is something else.`);
}

/**
 * Caches the application of this release. Throws on a page of another release or a file of the wrong type, so that the next
 * visit tries again: the cache counts only once it contains the page, which is added last.
 */
async function keepSite() {
  const page = await fetch(base, { cache: 'no-cache' });
  const html = await page.clone().text();
  if (!page.ok || page.redirected || !html.includes(files[0] ?? ''))
    throw new Error('The page is not of this release.');
  const cache = await self.caches.open(shell);
  await Promise.all([
    ...files.map(async (file) => {
      const kept = await cache.match(file);
      if (!kept || !isFile(file, kept)) await cache.put(file, await fetchFile(file));
    }),
    settings(new Request(SETTINGS)).catch(nothing),
  ]);
  await cache.put(base, page);
}

let mending: Promise<void> | null = null;

/** Caches the application again if it has been removed, unless a newer worker has done that to take over. */
function mend(): Promise<void> {
  // Older versions of Firefox do not know a worker's own state.
  if ('serviceWorker' in self && self.serviceWorker.state === 'redundant') return Promise.resolve();
  mending ??= fromShell(base)
    .then((kept) => (kept ? undefined : keepSite()))
    .catch(nothing)
    .finally(() => {
      mending = null;
    });
  return mending;
}

async function install() {
  await keepSite();
  await self.skipWaiting();
}

async function activate() {
  const names = await self.caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(OWN) && name !== shell)
      .map((name) => self.caches.delete(name)),
  );
  // Where supported, the browser requests a page while this worker starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Finds what is kept. Does not open the cache: that would bring back the one that a newer worker has removed. */
const fromShell = (key: string) => self.caches.match(key, { cacheName: shell, ignoreVary: true });

/** Responds with the network's page, or with the cached application if the network fails or is too slow. */
async function page(event: FetchEvent): Promise<Response> {
  // The response that the browser requested while this worker started; undefined where it does not support that.
  const network = Promise.resolve<Response | undefined>(event.preloadResponse).then(
    (response) => response ?? fetch(event.request),
  );
  event.waitUntil(network.then(mend).catch(nothing));
  const late = wait(PAGE_PATIENCE).then(() => fromShell(base));
  try {
    const first = await Promise.race([network, late.then((kept) => kept ?? network)]);
    return isOutage(first) ? ((await fromShell(base)) ?? first) : first;
  } catch (error) {
    const kept = await fromShell(base);
    if (kept) return kept;
    throw error;
  }
}

/** Responds with a file of the build from the cache, else from the network. */
async function asset(event: FetchEvent, path: string): Promise<Response> {
  const { request } = event;
  const kept = await fromShell(path);
  if (!kept) return fetch(request);
  if (isFile(path, kept)) return kept;
  // Cached by an older worker that did not check types: none of its cache can be trusted.
  await self.caches.delete(shell);
  event.waitUntil(mend());
  return fetch(request, { cache: 'reload' });
}

/** Responds with the school's settings and caches them when they have changed; from the cache if the network fails. */
async function settings(request: Request): Promise<Response> {
  const find = async () => {
    const kept = await fromShell(SETTINGS);
    return kept && isFile(SETTINGS, kept) ? kept : undefined;
  };
  try {
    const response = await fetch(request);
    if (isOutage(response) || (response.ok && !isFile(SETTINGS, response)))
      return (await find()) ?? response;
    if (!response.ok || response.headers.get('Cache-Control')?.includes('no-store'))
      return response;
    const [now, before] = await Promise.all([
      response.clone().text(),
      fromShell(SETTINGS).then((kept) => kept?.text()),
    ]);
    if (now !== before && (await self.caches.has(shell)))
      await (await self.caches.open(shell)).put(SETTINGS, response.clone());
    return response;
  } catch (error) {
    const kept = await find();
    if (kept) return kept;
    throw error;
  }
}

/** Responds to a call with the network's reply, which is kept, or with the copy if the network fails or is too slow. */
async function call(event: FetchEvent): Promise<Response> {
  const { request, clientId } = event;
  const { url } = request;
  const name = await cacheOf(request);
  const network = fetch(request);
  const keeping = network.then((response) => copies.keep(name, url, response.clone()));
  const done = keeping.catch(nothing);
  event.waitUntil(done);

  const show = async (copy: Response) => {
    const time = Math.min(keptAt(copy), shown.get(clientId) ?? Infinity);
    shown.set(clientId, time);
    await tell(clientId, time);
    return copy;
  };
  const late = wait(CALL_PATIENCE).then(async () => {
    const copy = await copies.find(name, url);
    return copy && keptAt(copy) > wroteAt ? copy : undefined;
  });
  try {
    const first = await Promise.race([
      network.then((response) => ({ response, isCopy: false })),
      late.then(async (copy) =>
        copy ? { response: copy, isCopy: true } : { response: await network, isCopy: false },
      ),
    ]);
    if (first.isCopy) return await show(first.response);
    if (isOutage(first.response)) {
      const copy = await copies.find(name, url);
      return copy ? await show(copy) : first.response;
    }
    if (shown.delete(clientId)) await tell(clientId, null);
    return first.response;
  } catch (error) {
    const copy = request.signal.aborted ? undefined : await copies.find(name, url);
    if (copy) return show(copy);
    throw error;
  }
}

/** Whether a URL of this host is a page of this application: no other path of the school, no file, and no demo scenario. */
function isPage({ pathname, searchParams }: URL): boolean {
  if (searchParams.has('scenario') || (pathname !== root && !pathname.startsWith(base)))
    return false;
  if (base === '/' && /^\/(?:h5|api|addons|demo)(?:\/|$)/.test(pathname)) return false;
  return !/\.\w+$/.test(pathname);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

/** Repeats the calls that a page made before this worker was active, and keeps their replies. */
async function keepCalls(calls: readonly unknown[], token: unknown) {
  const authorization: Record<string, string> =
    typeof token === 'string' ? { Authorization: `Bearer ${token}` } : {};
  const headers = new Headers({
    Accept: 'application/json',
    'meedu-platform': base === '/' ? 'PC' : 'H5',
    ...authorization,
  });
  const name = await cacheOf({ headers });
  const urls = calls.filter(
    (url): url is string => typeof url === 'string' && isReadable({ method: 'GET', url }),
  );
  await Promise.all(
    urls
      .slice(-MOST_CALLS)
      .map((url) => fetch(url, { headers }).then((response) => copies.keep(name, url, response))),
  );
}

self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (!(source instanceof Client)) return;
  const { type, calls, token }: { type?: unknown; calls?: unknown; token?: unknown } = Object(data);
  if (type === 'qinghe:copy?') event.waitUntil(tell(source.id, shown.get(source.id) ?? null));
  if (type === 'qinghe:keep' && Array.isArray(calls))
    event.waitUntil(keepCalls(calls, token).catch(nothing));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  // Set by a visit on a shared computer: nothing is kept, and no copy is shown.
  const isUnkept = request.cache === 'no-store';
  if (isLogout(request) && !isUnkept)
    event.waitUntil(cacheOf(request).then((name) => copies.forget(name)));
  if (isWrite(request)) wroteAt = Date.now();
  if (isReadable(request)) {
    if (!isUnkept) event.respondWith(call(event));
    return;
  }
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(url)) event.respondWith(page(event));
  } else if (url.pathname === SETTINGS) {
    event.respondWith(settings(request));
  } else if (url.pathname.startsWith(assets)) {
    event.respondWith(asset(event, url.pathname));
  }
});
