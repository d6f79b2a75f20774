import { createHash } from 'node:crypto';

/** The window in which servers count calls for their rate limit, in milliseconds (contract 1.11). */
const MINUTE = 60_000;

/** Calls a minute by default: MeEdu allows 120 per IP address, and visitors behind the same one need some of them. */
export const RATE = 100;

/** How many times a call is tried before its failure is final. */
const TRIES = 5;

/** How long to wait after a 429 without `Retry-After`, in milliseconds; doubled with each try. */
const PATIENCE = 10_000;

/** The timeout of a call, in milliseconds. */
const DEADLINE = 30_000;

/** The size of the cache of replies, in characters. */
const KEPT = 4 * 1024 * 1024;

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns a SHA-256 digest of texts, shortened to 22 characters. */
export function digestOf(...texts) {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:${text}`);
  return hash.digest('base64url').slice(0, 22);
}

/** Returns the `code` of a reply's envelope; null for a text that is no envelope. */
function codeOf(text) {
  try {
    const { code } = JSON.parse(text) ?? {};
    return code === undefined ? null : Number(code);
  } catch {
    return null;
  }
}

const isTooMany = ({ status, text }) => status === 429 || codeOf(text) === 429;

/** Whether a reply may be cached: a success or a 404. Any other reply may differ the next time. */
function isAnswer({ status, text }) {
  const code = codeOf(text);
  return status === 404 || code === 404 || (status < 300 && code === 0);
}

/** Reads the `Retry-After` header, in milliseconds from now; null without a valid one. */
function retryAfter(headers, now) {
  const text = headers.get('retry-after');
  if (!text) return null;
  const seconds = /^\d+$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

/**
 * Limits the calls in any minute to `rate`. A call counts until a minute after its end, as it is not known at which moment
 * the server counted it.
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
    /** Makes a call once the earlier ones have begun and the limit allows it. */
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
    /** Delays all calls that have not begun, by so many milliseconds from now. */
    pause(ms) {
      pausedUntil = Math.max(pausedUntil, now() + ms);
    },
  };
}

/**
 * Creates a client that reads from a server below its rate limit: calls are paced, tried again after a 429, a 5xx or a lost
 * connection, and their replies are cached within a fixed size.
 *
 * @param {object} [options]
 * @param {number} [options.rate] Most calls a minute; 0 for no limit.
 * @param {number} [options.minute] The length of a minute in milliseconds, for tests.
 * @param {number} [options.kept] How many characters of replies are cached.
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
        // Without any reply so far the address is probably wrong: a retry would not help.
        if (isLast || !isThere) throw error;
        await wait(patience / 10);
      }
    }
  };

  /** Returns the reply of an address, cached or fetched: its status and text. */
  const get = async (url, headers = { Accept: 'application/json', 'meedu-platform': 'PC' }) => {
    const known = kept.get(url);
    let reply = known;
    if (known) {
      // Moved to the end: the least recently used reply is removed first.
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
    /** Returns a `Response` as `fetch` does, through the cache and the limit. */
    async fetch(url, init) {
      const { status, text } = await get(url, init?.headers);
      return new Response(text, { status, headers: { 'content-type': 'application/json' } });
    },
    /** Returns the JSON of an address; null for HTTP 404 or a web page instead of JSON. Throws for any other failure. */
    async json(url) {
      const { status, text } = await get(url);
      if (status === 404 || (status < 300 && text.trimStart().startsWith('<'))) return null;
      if (status < 200 || status > 299) throw new Error(`${url}: HTTP ${status}`);
      return JSON.parse(text);
    },
    /** Starts a new record of the replies that are used. */
    note() {
      used = new Map();
    },
    /** Returns the addresses and digests of the replies used since `note()`. */
    noted: () => [...used],
  };
}
