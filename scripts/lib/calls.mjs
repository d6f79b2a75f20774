import { createHash } from 'node:crypto';

/** How long servers count calls together, in milliseconds (contract 1.11). */
const MINUTE = 60_000;

/** Calls a minute without a wish: MeEdu takes 120 of an address, and visitors behind the same one want some of them. */
export const RATE = 100;

/** How often a call is made before its refusal counts. */
const TRIES = 5;

/** How long to wait where a server that has had enough names no time, in milliseconds; twice as long each time. */
const PATIENCE = 10_000;

/** How long a call may take, in milliseconds. */
const DEADLINE = 30_000;

/** How much of replies is kept for the pages that follow, in characters. */
const KEPT = 4 * 1024 * 1024;

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A digest of texts. */
export function digestOf(...texts) {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:${text}`);
  return hash.digest('base64url').slice(0, 22);
}

/** The code of an envelope; null for anything else. */
function codeOf(text) {
  try {
    const { code } = JSON.parse(text) ?? {};
    return code === undefined ? null : Number(code);
  } catch {
    return null;
  }
}

const isTooMany = ({ status, text }) => status === 429 || codeOf(text) === 429;

/** Whether a reply says what is there, or that it is not: everything else may be otherwise the next time. */
function isAnswer({ status, text }) {
  const code = codeOf(text);
  return status === 404 || code === 404 || (status < 300 && code === 0);
}

/** How long a reply asks to wait, in milliseconds; null where it does not say. */
function retryAfter(headers, now) {
  const text = headers.get('retry-after');
  if (!text) return null;
  const seconds = /^\d+$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

/**
 * Lets no more calls begin in a minute than a server counts of them. A call counts until a minute after its end: when the
 * server has counted it is not known.
 */
function createPace({ rate, minute, now, wait }) {
  const ends = [];
  let open = 0;
  let turn = Promise.resolve();
  let pausedUntil = 0;
  const isFull = () => {
    while (ends.length > 0 && ends[0] + minute <= now()) ends.shift();
    return rate > 0 && open + ends.length >= rate;
  };
  const untilFree = async () => {
    for (;;) {
      const pause = pausedUntil - now();
      if (pause > 0) await wait(pause);
      else if (isFull()) await wait(Math.max(1, (ends[0] ?? now() - minute + 50) + minute - now()));
      else break;
    }
    open += 1;
  };
  return {
    /** Makes a call when its turn has come. */
    async run(call) {
      const mine = turn.then(untilFree);
      turn = mine;
      await mine;
      try {
        return await call();
      } finally {
        open -= 1;
        ends.push(now());
      }
    },
    /** Lets nothing begin for a while. */
    pause(ms) {
      pausedUntil = Math.max(pausedUntil, now() + ms);
    },
  };
}

/**
 * Reads of a server, under its limit: paced, made again where it has had enough or stumbles, and kept for whoever asks next
 * as long as there is room.
 *
 * @param {object} [options]
 * @param {number} [options.rate] Most calls a minute; 0 for no limit.
 * @param {number} [options.minute] The length of a minute, for tests.
 * @param {number} [options.kept] How many characters of replies are kept.
 * @param {(url: string, init?: RequestInit) => Promise<Response>} [options.fetch]
 * @param {() => number} [options.now]
 * @param {(ms: number) => Promise<unknown>} [options.wait]
 */
export function createCalls({
  rate = RATE,
  minute = MINUTE,
  kept: most = KEPT,
  fetch = globalThis.fetch,
  now = Date.now,
  wait = sleep,
} = {}) {
  const pace = createPace({ rate, minute, now, wait });
  const kept = new Map();
  const open = new Map();
  let size = 0;
  let isThere = false;
  let used = new Map();

  const keep = (url, reply) => {
    kept.set(url, reply);
    size += reply.text.length;
    for (const [oldest, { text }] of kept) {
      if (size <= most || oldest === url) break;
      kept.delete(oldest);
      size -= text.length;
    }
  };

  const once = async (url, headers) => {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(DEADLINE) });
    const text = await response.text();
    isThere = true;
    return { status: response.status, headers: response.headers, text };
  };

  const load = async (url, headers) => {
    for (let tries = 1; ; tries += 1) {
      const isLast = tries === TRIES;
      const patience = Math.min(PATIENCE * 2 ** (tries - 1), minute);
      try {
        const reply = await pace.run(() => once(url, headers));
        if (isLast || (reply.status < 500 && !isTooMany(reply))) return reply;
        if (isTooMany(reply)) pace.pause(retryAfter(reply.headers, now()) ?? patience);
        else await wait(patience / 10);
      } catch (error) {
        // A server that has never answered is no server that stumbles.
        if (isLast || !isThere) throw error;
        await wait(patience / 10);
      }
    }
  };

  /** The reply behind an address: its status and text. */
  const get = async (url, headers = { Accept: 'application/json', 'meedu-platform': 'PC' }) => {
    const known = kept.get(url);
    let reply = known;
    if (known) {
      // The one that was asked for last goes last.
      kept.delete(url);
      kept.set(url, known);
    } else {
      const call = open.get(url) ?? load(url, headers).finally(() => open.delete(url));
      open.set(url, call);
      reply = await call;
      if (!kept.has(url) && isAnswer(reply)) keep(url, reply);
    }
    used.set(url, digestOf(String(reply.status), reply.text));
    return reply;
  };

  return {
    get,
    /** What `fetch` would answer. */
    async fetch(url, init) {
      const { status, text } = await get(url, init?.headers);
      return new Response(text, { status, headers: { 'content-type': 'application/json' } });
    },
    /** The JSON behind an address; null where there is none: HTTP 404, or a web page in its place. */
    async json(url) {
      const { status, text } = await get(url);
      if (status === 404 || (status < 300 && text.trimStart().startsWith('<'))) return null;
      if (status < 200 || status > 299) throw new Error(`${url}: HTTP ${status}`);
      return JSON.parse(text);
    },
    /** Begins to note which replies are used. */
    note() {
      used = new Map();
    },
    /** The addresses and digests of the replies that were used since. */
    noted: () => [...used],
  };
}
