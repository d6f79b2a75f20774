import { expect, waitFor } from 'storybook/test';

/** A request as it was sent. */
interface Call {
  /** Method and path, such as `POST /api/v2/logout`. */
  name: string;
  /** The query of a GET or DELETE request, the body of any other. */
  payload: unknown;
  /** The client that the request names as its origin. */
  platform: string | null;
}

const sent: Call[] = [];

async function payloadOf(request: Request, query: URLSearchParams): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'DELETE') return Object.fromEntries(query);
  const text = await request.text();
  // No story checks the content of an uploaded file.
  return text === '' || !text.startsWith('{') ? {} : JSON.parse(text);
}

/** Removes the requests of the previous story. */
export function forgetCalls(): void {
  sent.length = 0;
}

/** Records a request that leaves the page; called by Storybook's worker for each of them. */
export async function recordCall(request: Request): Promise<void> {
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith('/api/')) return;
  const copy = request.clone();
  sent.push({
    name: `${request.method} ${pathname}`,
    payload: await payloadOf(copy, searchParams),
    platform: request.headers.get('meedu-platform'),
  });
}

/** Returns the payloads of all requests to an endpoint so far, oldest first. */
export const payloadsOf = (name: string): unknown[] =>
  sent.filter((call) => call.name === name).map(({ payload }) => payload);

/** Returns the clients that the requests so far have named as their origin: `PC` or `H5`, null for a request without. */
export const sentPlatforms = (): ReadonlySet<string | null> =>
  new Set(sent.map(({ platform }) => platform));

/**
 * Fails unless the story has sent a request.
 *
 * @param name Method and path, such as `POST /api/v2/login/password`.
 * @param payload The exact payload; any payload matches without it.
 */
export async function expectCall(name: string, payload?: Record<string, unknown>): Promise<void> {
  await waitFor(() => {
    const payloads = payloadsOf(name);
    if (payload) return expect(payloads, name).toContainEqual(payload);
    return expect(payloads, name).not.toEqual([]);
  });
}
