/** How long an early reply may be used, in milliseconds since the page began to load. */
const LIFE = 15_000;

function readStart(): { token: unknown; answers: object } | null {
  const start: unknown =
    typeof window === 'undefined' ? null : Reflect.get(window, '__QINGHE_START__');
  if (typeof start !== 'object' || start === null) return null;
  const [token, answers]: unknown[] = [Reflect.get(start, 'token'), Reflect.get(start, 'answers')];
  return typeof answers === 'object' && answers !== null ? { token, answers } : null;
}

/** A request that `index.html` has sent early: its pending response, and the means to abort it. */
interface EarlyAnswer {
  response: Promise<Response>;
  controller: AbortController;
}

const isEarlyAnswer = (value: unknown): value is EarlyAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'response' in value &&
  value.response instanceof Promise;

/**
 * Sends a request, or takes over the response that `index.html` has requested while the code was loading. Each response is used
 * once, with the same token, and only while the page is new.
 */
export function fetchWithHeadStart(
  url: string,
  init: RequestInit,
  token: string | null,
): Promise<Response> {
  const start = init.method === 'GET' ? readStart() : null;
  const answer: unknown = start && Reflect.get(start.answers, url);
  if (!start || !isEarlyAnswer(answer)) return fetch(url, init);
  Reflect.deleteProperty(start.answers, url);
  const { response, controller } = answer;
  if (start.token !== token || performance.now() > LIFE) {
    controller.abort();
    return fetch(url, init);
  }
  init.signal?.addEventListener('abort', () => controller.abort());
  // The early request failed: send another. If the caller has aborted, `fetch` itself rejects.
  return response.catch(() => fetch(url, init));
}
