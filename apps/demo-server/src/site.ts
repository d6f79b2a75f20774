import type { IncomingMessage, ServerResponse } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import { addonAddress, isAddonPath, parseAddons, type Addons } from '@qinghe/hooks/env';
import { lessonPlaylist, openLimitedPath, PLAYLIST_TYPE } from '@qinghe/api/mocks/media';
import { aliasOf, isMobileUserAgent, isPage, renderedPlace, rowOf } from '@qinghe/hooks/url';
import { buildIdOf } from './buildId.ts';
import { compress, type Packed } from './compress.ts';
import { markOfLength, MISSING } from './missingRows.ts';
import { isFile, pathOf } from './paths.ts';
import { sendText } from './reply.ts';
import { ownFiles, type OwnFiles } from './ownFiles.ts';
import { isServable, isWellKnown } from './schoolFiles.ts';
import { readSchoolPages } from './schoolPages.ts';
import type { Settings } from './settings.ts';

type Answer = (req: IncomingMessage, res: ServerResponse) => void;

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};
/** Returns the content type of a file made from the school's settings. */
const typeOf = (name: string): string => TYPES[path.extname(name).slice(1)] ?? 'text/plain';

const PICTURE_NAME = /\.(?:svg|png|jpe?g|gif|webp|avif)$/i;
const RANGE = /^bytes=(\d+)-(\d*)$/;

/**
 * Returns the redirect target of an old address; null for any other. Also null for a phone on an address of the desktop
 * site: it is sent to the mobile site first, where the address may lead to another page.
 */
function oldAddress(req: IncomingMessage): string | null {
  const target = (req.url ?? '/').replace(/^https?:\/\/[^/?]*/i, '');
  const alias = target.startsWith('/') ? aliasOf(target, 'desktop') : null;
  const isPhone = isMobileUserAgent(req.headers['user-agent'] ?? '');
  return isPhone && alias !== null && !alias.startsWith('/h5/') ? null : alias;
}

/** Returns the redirect target of an add-on's address, or null; also null for a phone on the desktop site, as above. */
function addonOf(req: IncomingMessage, addons: Addons | null): string | null {
  const [, base = '', below = ''] = /^(\/h5(?=\/))?(\/(?!\/).*)$/s.exec(req.url ?? '') ?? [];
  if (base === '' && isMobileUserAgent(req.headers['user-agent'] ?? '')) return null;
  return addonAddress(addons, below, base === '' ? 'desktop' : 'mobile');
}

/**
 * Drops a Range header that sirv would misread or whose end exceeds the safe integers; the whole file is a valid response
 * to any range.
 */
function checkRange(req: IncomingMessage) {
  const [, start = '', end = ''] = RANGE.exec(req.headers.range ?? '') ?? [];
  const isEndless = Number(end) > Number.MAX_SAFE_INTEGER;
  if (!start || isEndless || (end && Number(end) < Number(start))) delete req.headers.range;
}

const notFound: Answer = (_req, res) => sendText(res, 404, '404 Not Found');

/** Closes a file when its response closes; sirv would keep it open for ever when the client disconnects early. */
function closeWith(res: ServerResponse) {
  res.once('pipe', (file) => {
    file.once('error', () => res.destroy());
    res.once('close', () => file.destroy());
  });
}

/** Serves the files of a folder, which is read at each request, so that a build may replace it while the server runs. */
function files(dir: string): ReturnType<typeof sirv> {
  return sirv(dir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (res, path) => {
      closeWith(res);
      res.setHeader(
        'Cache-Control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      if (path.endsWith('.ico')) res.setHeader('Content-Type', 'image/x-icon');
      // The mobile site's service worker also controls `/h5`, which is outside its default scope `/h5/`.
      if (path === '/sw.js') res.setHeader('Service-Worker-Allowed', '/');
    },
  });
}

/** Changes the content of a file before it is sent. */
type Change = (name: string, content: Buffer) => Buffer | string;

/**
 * Serves files of a folder that are not compressed on disk; each is compressed when first requested and then cached.
 *
 * @param names Matches the paths to serve; `other` answers all others.
 * @param status HTTP status of the response; only a 200 is ever replaced by 304 Not Modified.
 */
function packedFiles(
  dir: string,
  names: RegExp,
  type: string,
  other: Answer,
  change: Change = (_name, content) => content,
  status = 200,
): Answer {
  const kept = new Map<string, Packed & { etag: string }>();
  return (req, res) => {
    const name = pathOf(req);
    const file = path.join(dir, name);
    const stat = names.test(name) ? statSync(file, { throwIfNoEntry: false }) : undefined;
    if (!stat?.isFile() || req.headers.range) {
      other(req, res);
      return;
    }
    const etag = `W/"${stat.size}-${stat.mtimeMs}"`;
    const key = `${name} ${req.headers['accept-encoding'] ?? ''}`;
    let packed = kept.get(key);
    if (packed?.etag !== etag) {
      packed = { ...compress(req, Buffer.from(change(name, readFileSync(file))), 'kept'), etag };
      kept.set(key, packed);
    }
    const headers = { ...packed.headers, ETag: etag, 'Cache-Control': 'no-cache' };
    if (status === 200 && req.headers['if-none-match'] === etag) {
      res.writeHead(304, headers).end();
      return;
    }
    const length = packed.body.length;
    res.writeHead(status, { ...headers, 'Content-Type': type, 'Content-Length': length });
    res.end(req.method === 'HEAD' ? undefined : packed.body);
  };
}

/**
 * Serves a built app: its files, and for every path that names no file its `index.html`, with the school's name put in by
 * `page` and with status 404 where `isMissing`. `missing` answers paths of files that do not exist.
 */
function app(
  dir: string,
  page: OwnFiles['page'],
  isMissing: (req: IncomingMessage) => boolean,
  missing: Answer,
): Answer {
  const serve = files(dir);
  const built: Answer = (req, res) =>
    serve(req, res, () => sendText(res, 404, 'This app is not built. Run: npm run build'));
  const named: Change = (_name, content) => (page ? page(content.toString()) : content);
  const start = (status: number) =>
    packedFiles(dir, /^\/index\.html$/, 'text/html;charset=utf-8', built, named, status);
  const [there, gone] = [page ? start(200) : built, start(404)];
  const servePage: Answer = (req, res) => {
    const isGone = isMissing(req);
    req.url = '/index.html';
    if (isGone) res.setHeader('X-Robots-Tag', 'noindex');
    (isGone ? gone : there)(req, res);
  };
  return (req, res) => {
    const path = pathOf(req);
    if (path === '/' || path === '/index.html') {
      servePage(req, res);
      return;
    }
    serve(req, res, () => {
      if (path.startsWith('/assets/')) notFound(req, res);
      else if (isFile(path)) missing(req, res);
      else servePage(req, res);
    });
  };
}

/** Returns a function for the id of the build being served, which may be replaced while the server runs. */
function buildOf({ webDir, h5Dir }: Pick<Settings, 'webDir' | 'h5Dir'>): () => string {
  let known = { of: '', id: '' };
  return () => {
    const of = [webDir, h5Dir]
      .map((dir) => statSync(path.join(dir, 'index.html'), { throwIfNoEntry: false })?.mtimeMs)
      .join();
    if (known.of !== of) known = { of, id: buildIdOf(webDir, h5Dir) };
    return known.id;
  };
}

/** Optional parts of a site. */
export interface SiteOptions {
  /** Answers requests for pictures that the site does not have; without it they get a 404. */
  pictures?: Answer | undefined;
  /** Whether a browser gets no prerendered pages, because those are the same for all. */
  isApart?: ((req: IncomingMessage) => boolean) | undefined;
}

/** Serves both apps, their prerendered pages, the demo school's files and `/env.js`. */
export function createSite(
  settings: Pick<
    Settings,
    'webDir' | 'h5Dir' | 'prerenderedDir' | 'demoDir' | 'filesDir' | 'pagesDir' | 'site'
  >,
  { pictures = notFound, isApart = () => false }: SiteOptions = {},
): Answer {
  const rendered = settings.prerenderedDir === null ? null : files(settings.prerenderedDir);
  const build = buildOf(settings);
  const missing: Answer = (req, res) =>
    (PICTURE_NAME.test(pathOf(req)) ? pictures : notFound)(req, res);
  const { pages } = readSchoolPages(settings.pagesDir);
  const slugs = pages.map(({ slug }) => slug);
  const own = ownFiles(settings.site, pages);
  const addons = parseAddons(settings.site, isAddonPath);
  const hidden = new Set(own.hidden.map((name) => `/${name}`));
  const school = files(settings.filesDir);
  /** Whether there is no page at an address, according to the table of routes and the marks of missing rows. */
  const isMissing = (address: string): boolean => {
    if (!isPage(address, slugs)) return !/^\/(?:h5\/)?index\.html$/.test(address);
    const row = rowOf(address);
    if (row === null || settings.prerenderedDir === null) return false;
    const marks = path.join(settings.prerenderedDir, build(), MISSING);
    return [row, markOfLength(row)].some((name) => existsSync(path.join(marks, name)));
  };
  const web = app(settings.webDir, own.page, (req) => isMissing(pathOf(req)), missing);
  const h5 = app(settings.h5Dir, own.page, (req) => isMissing(`/h5${pathOf(req)}`), notFound);
  const demoFiles = files(settings.demoDir);
  const demo = packedFiles(settings.demoDir, /^(?:\/[\w-]+)+\.svg$/, 'image/svg+xml', (req, res) =>
    demoFiles(req, res, () => notFound(req, res)),
  );

  function serveDemo(req: IncomingMessage, res: ServerResponse, limited: string) {
    const file = openLimitedPath(limited);
    if (file === null) {
      sendText(res, 403, '403 Forbidden');
      return;
    }
    const playlist = lessonPlaylist(/^\/media\/lessons\/([^/]+)$/.exec(file)?.[1] ?? '');
    if (playlist !== null) {
      sendText(res, 200, playlist, PLAYLIST_TYPE);
      return;
    }
    req.url = file;
    demo(req, res);
  }

  const isSchoolFile = (name: string): boolean =>
    isWellKnown(name) ||
    (isServable(name) &&
      statSync(path.join(settings.filesDir, name), { throwIfNoEntry: false })?.isFile() === true);
  const nameOf = (path: string): string => {
    try {
      return decodeURIComponent(path).slice(1);
    } catch {
      return '';
    }
  };

  const serveApp: Answer = (req, res) => {
    const path = pathOf(req);
    if (path === '/h5' || path.startsWith('/h5/')) {
      req.url = path.slice('/h5'.length) || '/';
      h5(req, res);
    } else {
      req.url = path;
      web(req, res);
    }
  };

  return (req, res) => {
    const path = pathOf(req);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      sendText(res, 405, '405 Method Not Allowed');
      return;
    }
    const alias = oldAddress(req);
    if (alias !== null) {
      res.setHeader('Location', alias);
      res.setHeader('Vary', 'User-Agent');
      sendText(res, 301, '301 Moved Permanently');
      return;
    }
    const addon = addonOf(req, addons);
    if (addon !== null) {
      res.setHeader('Location', addon);
      res.setHeader('Vary', 'User-Agent');
      sendText(res, 302, '302 Found');
      return;
    }
    checkRange(req);
    const lead = own.leads.get(path);
    const file = own.files.get(path.slice(1));
    if (isSchoolFile(nameOf(path))) school(req, res, () => notFound(req, res));
    else if (lead !== undefined) {
      res.setHeader('Location', lead);
      sendText(res, 302, '302 Found');
    } else if (file !== undefined) sendText(res, 200, file, typeOf(path));
    else if (hidden.has(path)) missing(req, res);
    else if (path === '/healthz') sendText(res, 200, '{"status":"ok"}', 'application/json');
    else if (path.startsWith('/demo/')) {
      serveDemo(req, res, path.slice('/demo'.length));
    } else if (rendered && path.startsWith('/prerendered/')) {
      req.url = path.slice('/prerendered'.length);
      rendered(req, res, () => notFound(req, res));
    } else if (path === '/build.txt') sendText(res, 200, `${build()}\n`);
    else if (rendered && !isFile(path) && !isApart(req) && !isMissing(path)) {
      // Only pages of this build: those of another one refer to code that does not exist here.
      req.url = `/${build()}${renderedPlace(req.url ?? path)}`;
      rendered(req, res, () => {
        req.url = path;
        serveApp(req, res);
      });
    } else serveApp(req, res);
  };
}
