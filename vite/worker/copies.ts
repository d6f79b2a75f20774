/** Prefix of the names of the caches that hold copies of replies; one cache for each session and one for visitors. */
export const COPIES = 'qinghe:copies:';

/** Header of a copy: the time it was made, in epoch milliseconds. */
export const KEPT_AT = 'x-qinghe-kept-at';

/** Maximum number of copies of one session; the oldest are removed. */
const LIMIT = 200;

/** Largest reply that is kept, in characters. */
const LARGEST = 500_000;

/** How long a copy may be shown, in milliseconds. */
const LIFE = 30 * 24 * 60 * 60_000;

/**
 * Calls whose last reply may be shown without a network: lists, outlines, announcements, messages and what every page needs.
 * Excludes calls that change something, though some of those are GETs (contract 5.26), payments, and replies that soon are
 * useless, such as a play address.
 */
const READABLE = new RegExp(
  `/api/v[23]/(?:${[
    'other/config|navs|links|sliders|viewBlock/page/blocks|viewBlock/(?:teachers|kechengs)|decorationPage/blocks',
    'announcements|announcement/(?:latest|\\d+)',
    'courses|course_categories|course/\\d+(?:/comments)?|video/\\d+(?:/comments)?|comments(?:/replies)?',
    'activates|activate/\\d+|activate_categories(?:/show)?|teachers|teacher/\\d+|kechengs|roles|role/\\d+',
    'member/(?:detail|messages|unreadNotificationCount|orders|credit1Records|roles)',
    'member/(?:courses(?:/like|/learned)?|activates(?:/like)?|learned/course/\\d+)',
  ].join('|')})$`,
);

const CALL = /\/api\/v[23]\//;

/** Whether the last reply of a call may be shown without a network. */
export const isReadable = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  method === 'GET' && READABLE.test(new URL(url).pathname);

/** Whether a call may change the replies of other calls; reports of progress, which are frequent, do not count. */
export function isWrite({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const { pathname } = new URL(url);
  if (!CALL.test(pathname) || pathname.endsWith('/record')) return false;
  return method !== 'GET' || /\/(?:\d+\/like|notificationMark\w+(?:\/[^/]*)?)$/.test(pathname);
}

/** Whether a call ends the session. */
export const isLogout = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  method === 'POST' && new URL(url).pathname.endsWith('/api/v2/logout');

/** Returns the name of the cache for the session that makes a call; it does not reveal the token. */
export async function cacheOf(request: Pick<Request, 'headers'>): Promise<string> {
  const session = request.headers.get('Authorization');
  if (!session) return `${COPIES}visitor`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(session));
  return (
    COPIES +
    Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  );
}

/** Returns the code of a reply's envelope: 0 is success (contract 1.2); null if the body is not an envelope. */
function codeOf(body: string): unknown {
  try {
    const envelope: unknown = JSON.parse(body);
    return typeof envelope === 'object' && envelope !== null && 'code' in envelope
      ? envelope.code
      : null;
  } catch {
    return null;
  }
}

/** Returns when a copy was made, in epoch milliseconds. */
export const keptAt = (copy: Response): number => Number(copy.headers.get(KEPT_AT));

/** Copies of replies that are kept on the device. */
export interface Copies {
  /**
   * Keeps a reply for the session that asked for it. Refusals and anything that is not an envelope are not kept; a 401 ends
   * the session and removes all copies. A member's first reply removes the copies of all other sessions.
   */
  keep: (name: string, url: string, response: Response) => Promise<void>;
  /** Returns the copy for the session that asks again, unless it is too old. */
  find: (name: string, url: string) => Promise<Response | undefined>;
  /** Removes all copies; later replies of the ended session are not kept. */
  forget: (ended?: string) => Promise<void>;
}

/** Creates the bookkeeping of copies over a browser's caches. */
export function createCopies(caches: CacheStorage, now: () => number = Date.now): Copies {
  const ended = new Set<string>();
  let queue: Promise<unknown> = Promise.resolve();

  async function forget(name?: string) {
    if (name !== undefined && !name.endsWith(':visitor')) ended.add(name);
    const names = await caches.keys();
    await Promise.all(names.filter((n) => n.startsWith(COPIES)).map((n) => caches.delete(n)));
  }

  async function forgetOthers(name: string) {
    if (name.endsWith(':visitor') || (await caches.has(name))) return;
    await forget();
  }

  async function store(name: string, url: string, body: string) {
    if (ended.has(name)) return;
    await forgetOthers(name);
    const cache = await caches.open(name);
    const headers = { 'Content-Type': 'application/json', [KEPT_AT]: String(now()) };
    // Deleted first, so that the newest copy is the cache's last entry.
    await cache.delete(url);
    await cache.put(url, new Response(body, { headers }));
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, -LIMIT).map((request) => cache.delete(request)));
    // The session may have ended in between.
    if (ended.has(name)) await caches.delete(name);
  }

  return {
    forget,
    async keep(name, url, response) {
      const body = await response.text();
      const code = codeOf(body);
      if (response.status === 401 || code === 401) await forget(name);
      if (!response.ok || code !== 0 || body.length > LARGEST) return;
      // One after the other: a session's first copy removes those of other sessions.
      const stored = queue.then(() => store(name, url, body));
      queue = stored.catch(() => undefined);
      await stored;
    },
    async find(name, url) {
      if (!(await caches.has(name))) return undefined;
      const copy = await (await caches.open(name)).match(url);
      return copy && now() - keptAt(copy) < LIFE ? copy : undefined;
    },
  };
}
