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

/** The pages that are visited, by the names that reports give them. */
const PATHS = { home: '/', 'course list': '/courses', 'course detail': '/courses/detail/1' };

/** Both sites, as their visitors look at them. */
const SITES = [
  { app: 'web', base: '', view: { viewport: { width: 1440, height: 900 } } },
  {
    app: 'h5',
    base: '/h5',
    view: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true },
  },
];

/** Stands in a rendered page behind all that it shows: what follows is for its code. */
const SHOWN = '<script type="application/json" id="prerendered">';

/** The packings of an answer: what comes out of a part of it. */
const UNPACK = {
  br: (part) =>
    brotliDecompressSync(part, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString(),
  gzip: (part) => gunzipSync(part, { finishFlush: constants.Z_SYNC_FLUSH }).toString(),
};

/**
 * How many bytes of a page, as they come over the line, it takes until all is there that it shows. Browsers unpack and paint
 * what they have (`e2e/firstBytes.spec.ts`).
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
 * What came over the line: `shown` is how many bytes of a page it takes until all is there that it shows.
 *
 * @typedef {{ path: string, type: string, bytes: number, shown?: number }} Answer
 */

/**
 * Stands in front of a server and notes what each answer weighs on the line, whoever asked: page, script or worker.
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

/** How long nothing may be asked for until a page counts as at rest, in milliseconds: longer than what a page puts off. */
const REST = 4000;

/** Until nothing was asked for since long; `since` tells how long that is, in milliseconds. */
async function rest(since) {
  while (since() < REST) await new Promise((resolve) => setTimeout(resolve, REST - since()));
}

/** Addresses of what a page has waited for before it was painted. */
const blockers = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
    .map(({ name }) => new URL(name).pathname);

/** Who asks for what a page loads, by address: the page's own text, or the file and place of a script. */
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

/** Opens one page in a browser that knows nothing, and notes all that comes over the line until it rests. */
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
    return { answers, askers, blocking: await page.evaluate(blockers) };
  } finally {
    await context.close();
    watched.server.close();
  }
}

/**
 * Visits three pages of both sites with an empty cache, as the demo server serves them: rendered in advance. Wants both
 * sites built, for browsers and for Node, and the server.
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

/** What comes with formulas and with code in a text alone. */
const WITH_CONTENT = ['KaTeX', 'highlight.js'];

/** Whether a script of a site is KaTeX or highlight.js. */
function comesWithContent(app, file) {
  const name = /\/(assets\/[^/?]+\.js)$/.exec(file)?.[1];
  if (!name) return false;
  const code = readFileSync(path.join(root, 'apps', app, 'dist', name), 'utf8');
  return holdsOf(code).some((part) => WITH_CONTENT.includes(part));
}

/**
 * What a visit has cost: KB (of 1000 bytes) until all can be painted that the page was sent with, requests that hold that up beside the page itself,
 * requests in all, calls of the API, scripts, and KiB of brotli of the scripts that do not come with formulas or code in a text.
 *
 * @param {{ app: string, answers: Answer[], blocking: string[] }} visit
 */
export function costOf({ app, answers, blocking }) {
  const scripts = answers.filter(({ type }) => type.includes('javascript'));
  const own = scripts.filter(({ path: file }) => !comesWithContent(app, file));
  const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0) / 1024;
  const page = answers.find(({ type }) => type.includes('text/html'));
  const before = blocking.map((name) => answers.find((answer) => answer.path === name)?.bytes ?? 0);
  return {
    paint: before.reduce((total, bytes) => total + bytes, page?.shown ?? page?.bytes ?? 0) / 1000,
    blocking: blocking.length,
    requests: answers.length,
    calls: answers.filter(({ path: file }) => file.startsWith('/api/')).length,
    scripts: own.length,
    script: sum(own),
    all: sum(answers),
  };
}

/** What a visit may cost: KB and requests before the first paint, the rest until the network rests. */
export const LIMITS = {
  paint: 14.6,
  blocking: 0,
  requests: 40,
  calls: 6,
  scripts: 12,
  script: 130,
};

/**
 * Where a limit is not reached: the nearest figure that was, which nothing may make worse.
 *
 * @type {Record<string, Record<string, Partial<typeof LIMITS>>>}
 */
export const NEAREST = {
  web: {
    home: { script: 136.7 },
    'course list': {},
    'course detail': { script: 143.3 },
  },
  h5: {
    home: {},
    'course list': {},
    'course detail': { script: 134.1 },
  },
};
