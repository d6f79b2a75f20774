/** How long an early reply may be used, in milliseconds since the page began to load. */
const LIFE = 15_000;

/** A request that `index.html` has sent early: its pending response, and the means to abort it. */
interface EarlyAnswer {
  response: Promise<Response>;
  controller: AbortController;
}

/** What `vite/headStart.ts` leaves in the page: its early requests by URL, and the token they were sent with. */
interface HeadStart {
  token?: string | null;
  answers?: Record<string, EarlyAnswer>;
}

/**
 * Sends a request, or takes over the response that `index.html` has requested while the code was loading. Each response is used
 * once, with the same token, and only while the page is new.
 */
export function fetchWithHeadStart(
  url: string,
  init: RequestInit,
  token: string | null,
): Promise<Response> {
  const page: { __QINGHE_START__?: HeadStart } = Object(globalThis.window);
  const start = init.method === 'GET' ? page.__QINGHE_START__ : undefined;
  const early = start?.answers?.[url];
  if (!early) return fetch(url, init);
  Reflect.deleteProperty(start.answers ?? {}, url);
  const { response, controller } = early;
  if (start.token !== token || performance.now() > LIFE) {
    controller.abort();
    return fetch(url, init);
  }
  init.signal?.addEventListener('abort', () => controller.abort());
  // The early request failed: send another. If the caller has aborted, `fetch` itself rejects.
  return response.catch(() => fetch(url, init));
}
