import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { resolveBrowser } from './browser.mjs';
import { holdsOf } from './heavy.mjs';
import { prerenderSites } from './prerender.mjs';
import { startServer } from './process.mjs';
import { root } from './run.mjs';

/** The paths of the visited pages, by their names in reports. */
const PATHS = { home: '/', 'course list': '/courses', 'course detail': '/courses/detail/1' };

/** Both sites, with the path prefix and the browser options of their visitors. */
const SITES = [
  { app: 'web', base: '', view: { viewport: { width: 1440, height: 900 } } },
  {
    app: 'h5',
    base: '/h5',
    view: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true },
  },
];

/** The beginning of the first element after the visible content of a prerendered page; the rest is data for scripts. */
const SHOWN = '<script type="application/json" id="prerendered">';

/** Functions that decompress the beginning of a response, by content encoding. */
const UNPACK = {
  br: (part) =>
    brotliDecompressSync(part, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString(),
  gzip: (part) => gunzipSync(part, { finishFlush: constants.Z_SYNC_FLUSH }).toString(),
};

/**
 * Returns after how many transferred bytes the visible content of a page is complete. Browsers decompress and paint a page
 * while it arrives (`e2e/firstBytes.spec.ts`).
 *
 * @param {Buffer} body
 * @param {string} [packing]
 */
export function shownAfter(body, packing = '') {
  const unpack = UNPACK[packing] ?? String;
  if (!unpack(body).includes(SHOWN)) return body.length;
  let [few, many] = [0, body.length];
  while (many - few > 1) {
    const half = Math.floor((few + many) / 2);
    if (unpack(body.subarray(0, half)).includes(SHOWN)) many = half;
    else few = half;
  }
  return many;
}

/**
 * A response, with its transferred size. `shown`: after how many bytes the visible content of a page is complete.
 *
 * @typedef {{ path: string, type: string, bytes: number, shown?: number }} Answer
 */

/**
 * Starts a proxy in front of a server that reports the transferred size of each response, whether to a page, script or worker.
 *
 * @param {string} target
 * @param {(answer: Answer) => void} note
 */
function watch(target, note) {
  const server = createServer((request, response) => {
    const { method, headers, url = '/' } = request;
    const asked = ask(target + url, { method, headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const type = String(answer.headers['content-type'] ?? '');
        const body = Buffer.concat(parts);
        const shown = type.includes('text/html')
          ? shownAfter(body, answer.headers['content-encoding'])
          : undefined;
        note({ path: url, type, bytes: body.length, shown });
      });
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ url: `http://127.0.0.1:${Object(server.address()).port}`, server }),
    );
  });
}

/** How long no response may come until a page counts as idle, in milliseconds: longer than any delay of deferred requests. */
const REST = 4000;

/** Waits until a page is idle; `since` returns the milliseconds since its last response. */
async function rest(since) {
  while (since() < REST) await new Promise((resolve) => setTimeout(resolve, REST - since()));
}

/** Runs in the page: returns the paths of its render-blocking resources. */
const blockers = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
    .map(({ name }) => new URL(name).pathname);

/** Runs in the page: returns how many pictures, besides the first urgent one, are not loaded with low priority. */
const rivals = () => {
  const first = document.querySelector('img[fetchpriority=high]');
  return [...document.images].filter(
    (picture) => picture !== first && picture.fetchPriority !== 'low',
  ).length;
};

/** Records the initiator of each request by its address: the HTML, or the file and position in a script. */
async function noteAskers(context, page) {
  const askers = new Map();
  const session = await context.newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const { pathname, search } = new URL(request.url);
    const { url, lineNumber, columnNumber } = initiator.stack?.callFrames[0] ?? initiator;
    const place = url ? `${new URL(url).pathname}:${lineNumber ?? 0}:${columnNumber ?? 0}` : '';
    askers.set(pathname + search, `${initiator.type} ${place}`);
  });
  await session.send('Network.enable');
  return askers;
}

/** Opens a page with an empty cache and records all responses until it is idle. */
async function visit(browser, server, { view, address }) {
  const answers = [];
  const began = performance.now();
  let changed = began;
  const watched = await watch(server, (answer) => {
    changed = performance.now();
    answers.push({ ...answer, at: changed - began });
  });
  const context = await browser.newContext(view);
  try {
    const page = await context.newPage();
    const askers = await noteAskers(context, page);
    await page.goto(watched.url + address);
    await rest(() => performance.now() - changed);
    return {
      answers,
      askers,
      blocking: await page.evaluate(blockers),
      rivals: await page.evaluate(rivals),
    };
  } finally {
    await context.close();
    watched.server.close();
  }
}

/**
 * Visits three prerendered pages of both sites with an empty cache, served by the demo server. Needs the server and both
 * sites built, for browsers and for Node.
 */
export async function visitPages() {
  const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-visits-'));
  const out = path.join(folder, 'prerendered');
  const server = await startServer(path.join(root, 'apps/demo-server/dist/main.js'), [], {
    PORT: '0',
    HOST: '127.0.0.1',
    QINGHE_DATA: path.join(folder, 'school.json'),
    QINGHE_API_URL: '',
    QINGHE_PRERENDERED: out,
  });
  const { executablePath, args, env } = resolveBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args,
    env: { ...process.env, ...env },
  });
  try {
    await prerenderSites({ site: server.url, out, rate: 0 });
    return await Promise.all(
      SITES.flatMap(({ app, base, view }) =>
        Object.entries(PATHS).map(async ([label, address]) => ({
          app,
          label,
          ...(await visit(browser, server.url, { view, address: base + address })),
        })),
      ),
    );
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Parts that are loaded only for formulas or code in a text. */
const WITH_CONTENT = ['KaTeX', 'highlight.js'];

/** Whether a script of a site is KaTeX or highlight.js. */
function comesWithContent(app, file) {
  const name = /\/(assets\/[^/?]+\.js)$/.exec(file)?.[1];
  if (!name) return false;
  const code = readFileSync(path.join(root, 'apps', app, 'dist', name), 'utf8');
  return holdsOf(code).some((part) => WITH_CONTENT.includes(part));
}

/**
 * Returns the cost of a visit. `paint`: KB (of 1000 bytes) until the prerendered content can be painted; `blocking`: requests
 * besides the page that delay this; `rivals`: pictures besides the first urgent one that are not loaded with low priority;
 * `requests`: all requests; `calls`: those to the API; `scripts` and `script`: number and KiB of brotli of the scripts without
 * those for formulas or code in a text; `all`: KiB of all responses.
 *
 * @param {{ app: string, answers: Answer[], blocking: string[], rivals: number }} visit
 */
export function costOf({ app, answers, blocking, rivals }) {
  const scripts = answers.filter(({ type }) => type.includes('javascript'));
  const own = scripts.filter(({ path: file }) => !comesWithContent(app, file));
  const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0) / 1024;
  const page = answers.find(({ type }) => type.includes('text/html'));
  const before = blocking.map((name) => answers.find((answer) => answer.path === name)?.bytes ?? 0);
  return {
    paint: before.reduce((total, bytes) => total + bytes, page?.shown ?? page?.bytes ?? 0) / 1000,
    blocking: blocking.length,
    rivals,
    requests: answers.length,
    calls: answers.filter(({ path: file }) => file.startsWith('/api/')).length,
    scripts: own.length,
    script: sum(own),
    all: sum(answers),
  };
}

/** Limits of a visit: `paint` in KB, `blocking` and `rivals` before the first paint, the others until the network is idle. */
export const LIMITS = {
  paint: 14.6,
  blocking: 0,
  rivals: 0,
  requests: 40,
  calls: 6,
  scripts: 12,
  script: 130,
};
