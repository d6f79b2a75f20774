/** How long an answer that was asked for in advance may wait to be taken, in milliseconds since the page began. */
const LIFE = 15_000;

function readStart(): { token: unknown; answers: object } | null {
  const start: unknown =
    typeof window === 'undefined' ? null : Reflect.get(window, '__QINGHE_START__');
  if (typeof start !== 'object' || start === null) return null;
  const [token, answers]: unknown[] = [Reflect.get(start, 'token'), Reflect.get(start, 'answers')];
  return typeof answers === 'object' && answers !== null ? { token, answers } : null;
}

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
  if (!start || !(answer instanceof Promise)) return fetch(url, init);
  Reflect.deleteProperty(start.answers, url);
  if (start.token !== token || performance.now() > LIFE) return fetch(url, init);
  return new Promise((resolve, reject) => {
    answer.then(
      (response) => (response instanceof Response ? resolve(response) : resolve(fetch(url, init))),
      () => resolve(fetch(url, init)),
    );
    init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
}
