/** How long an answer that was asked for in advance may wait to be taken, in milliseconds since the page began. */
const LIFE = 15_000;

function readStart(): { token: unknown; answers: object } | null {
  const start: unknown =
    typeof window === 'undefined' ? null : Reflect.get(window, '__QINGHE_START__');
  if (typeof start !== 'object' || start === null) return null;
  const [token, answers]: unknown[] = [Reflect.get(start, 'token'), Reflect.get(start, 'answers')];
  return typeof answers === 'object' && answers !== null ? { token, answers } : null;
}

/** What `index.html` has asked for: the answer on its way, and the means to break it off. */
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
 * Sends a request, or takes over the answer that `index.html` has asked for while the code was on
 * its way: each once, for the same member, and only while the page is new.
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
  // Whatever became of it; a caller that has given up is refused by `fetch` itself.
  return response.catch(() => fetch(url, init));
}
