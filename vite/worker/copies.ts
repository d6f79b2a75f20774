/** Beginning of the names of the caches that hold copies of replies; one for each session and one for visitors. */
export const COPIES = 'qinghe:copies:';

/** Header of a copy with the time it was made, in epoch milliseconds. */
export const KEPT_AT = 'x-qinghe-kept-at';

/** Most copies of one session; the oldest make room. */
const LIMIT = 200;

/** Largest reply that is kept, in characters. */
const LARGEST = 500_000;

/** How long a copy may be shown, in milliseconds. */
const LIFE = 30 * 24 * 60 * 60_000;

/**
 * Calls whose last reply may be shown without a network: lists, outlines, announcements, messages and
 * what every page needs. No call that changes something, though some of those are GETs (contract
 * 5.26), none of a payment, and none whose answer soon is of no use, such as a play address.
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

/** Whether a call may change what others answer; reports of progress, which come all the time, do not count. */
export function isWrite({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const { pathname } = new URL(url);
  if (!CALL.test(pathname) || pathname.endsWith('/record')) return false;
  return method !== 'GET' || /\/(?:\d+\/like|notificationMark\w+(?:\/[^/]*)?)$/.test(pathname);
}

/** Whether a call ends the session. */
export const isLogout = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  method === 'POST' && new URL(url).pathname.endsWith('/api/v2/logout');

/** Name of the cache for whoever makes a call. It tells nothing of the token that it stands for. */
export async function cacheOf(request: Pick<Request, 'headers'>): Promise<string> {
  const session = request.headers.get('Authorization');
  if (!session) return `${COPIES}visitor`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(session));
  return (
    COPIES +
    Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  );
}

/** The code of an envelope: 0 is success (contract 1.2); null for what is none. */
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

/** When a copy was made, in epoch milliseconds. */
export const keptAt = (copy: Response): number => Number(copy.headers.get(KEPT_AT));

/** The copies of replies that a device keeps. */
export interface Copies {
  /**
   * Keeps a reply for whoever asked. Refusals and what is no reply at all are not kept; one that ends
   * the session (401) removes its copies. Copies of another session go: they were of who was here before.
   */
  keep: (name: string, url: string, response: Response) => Promise<void>;
  /** The copy for whoever asks again, unless it is too old. */
  find: (name: string, url: string) => Promise<Response | undefined>;
  /** Removes all copies; those of an ended session are not kept any more. */
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
    // What was kept last stands last.
    await cache.delete(url);
    await cache.put(url, new Response(body, { headers }));
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, -LIMIT).map((request) => cache.delete(request)));
    // The session may have ended meanwhile.
    if (ended.has(name)) await caches.delete(name);
  }

  return {
    forget,
    async keep(name, url, response) {
      const body = await response.text();
      const code = codeOf(body);
      if (response.status === 401 || code === 401) await forget(name);
      if (!response.ok || code !== 0 || body.length > LARGEST) return;
      // One after the other: the first one of a session clears the place.
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
