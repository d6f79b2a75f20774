import { expect, waitFor } from 'storybook/test';

/** A call as it went over the wire. */
interface Call {
  /** Method and path, such as `POST /api/v2/logout`. */
  name: string;
  /** The query of a reading call, the body of any other. */
  payload: unknown;
  /** Which client it says that it comes from. */
  platform: string | null;
}

const sent: Call[] = [];

async function payloadOf(request: Request, query: URLSearchParams): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'DELETE') return Object.fromEntries(query);
  const text = await request.text();
  // A file is nothing that a story looks at.
  return text === '' || !text.startsWith('{') ? {} : JSON.parse(text);
}

/** Forgets the calls of the story before. */
export function forgetCalls(): void {
  sent.length = 0;
}

/** Takes note of a call that leaves the page; Storybook's worker tells of each. */
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

/** What was sent so far with a call, the earliest first. */
export const payloadsOf = (name: string): unknown[] =>
  sent.filter((call) => call.name === name).map(({ payload }) => payload);

/** What the calls until now have said that they come from: `PC` or `H5`, null where one did not say. */
export const sentPlatforms = (): ReadonlySet<string | null> =>
  new Set(sent.map(({ platform }) => platform));

/**
 * Fails unless the story has sent a call over the wire.
 *
 * @param name Method and path, such as `POST /api/v2/login/password`.
 * @param payload Exactly what went along; any will do without it.
 */
export async function expectCall(name: string, payload?: Record<string, unknown>): Promise<void> {
  await waitFor(() => {
    const payloads = payloadsOf(name);
    if (payload) return expect(payloads, name).toContainEqual(payload);
    return expect(payloads, name).not.toEqual([]);
  });
}
