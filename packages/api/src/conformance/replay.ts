import * as v from 'valibot';
import { ApiError, createClient } from '../client/index.ts';
import type { ApiErrorKind } from '../client/index.ts';
import { endpoint } from '../contract/endpoint.ts';
import type { Endpoint, Method } from '../contract/endpoint.ts';
import { endpoints } from './endpoints.ts';
import { lostValues } from '../contract/lostValues.ts';
import { isRecord } from '../contract/read.ts';
import { parseRecording } from '../contract/recording.ts';
import type { Recording } from '../contract/recording.ts';

const BASE_URL = 'https://school.test';

const METHODS: readonly string[] = ['GET', 'POST', 'PUT', 'DELETE'];

function isMethod(method: string): method is Method {
  return METHODS.includes(method);
}

/** Paths of pages, files and redirects that a browser navigates to and no API call uses (contract E-12, E-57, E-77 …). */
const BROWSER_PATHS = [
  /^\/(aboutus|face-verify-success|user\/\w+)$/,
  /^\/payment\//,
  /^\/api\/v3\/auth\/login\/(wechat-scan\/page|wechat\/oauth|socialite\/\w+(\/callback)?)$/,
  /^\/api\/v2\/order\/pay\/redirect$/,
  /^\/api\/v2\/course\/attach\/\d+\/download$/,
  /^\/api\/v3\/course\/attach-download$/,
];

function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function placeholdersOf(pattern: string, path: string): Record<string, string> {
  const groups = pathPattern(pattern).exec(path)?.groups ?? {};
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]));
}

function countPlaceholders({ path }: Endpoint): number {
  return path.split('{').length;
}

/** Finds the endpoint of a recorded request: of those that match, the one with the fewest placeholders. */
function findEndpoint(method: string, path: string): Endpoint | null {
  const [best] = endpoints
    .map(({ endpoint: candidate }) => candidate)
    .filter((candidate) => candidate.method === method && pathPattern(candidate.path).test(path))
    .sort((a, b) => countPlaceholders(a) - countPlaceholders(b));
  return best ?? null;
}

/** The outcome that the client must report for a reply, derived from the recording alone. */
interface Expected {
  kind: ApiErrorKind | 'success';
  code: number | null;
  message: string | null;
  pendingStatus: number | null;
}

function expect(response: Recording['response']): Expected {
  const { body, status } = response;
  const isSuccess = status >= 200 && status < 300;
  const failure: Expected = {
    kind: isSuccess ? 'parse' : 'http',
    code: null,
    message: null,
    pendingStatus: null,
  };
  if (!isRecord(body) || !('code' in body)) return failure;
  const message = typeof body.message === 'string' ? body.message : '';
  if (isRecord(body.code) && typeof body.code.status === 'number') {
    return { kind: 'envelope', code: null, message, pendingStatus: body.code.status };
  }
  if (typeof body.code !== 'number') return failure;
  if (body.code !== 0) return { kind: 'envelope', code: body.code, message, pendingStatus: null };
  return isSuccess ? { ...failure, kind: 'success' } : failure;
}

function checkError(error: unknown, expected: Expected, status: number): string[] {
  if (!(error instanceof ApiError)) return [`rejected with ${String(error)}`];
  if (expected.kind === 'success') return [`${error.kind} error: ${error.message}`];
  const differences: string[] = [];
  const compare = (name: string, actual: unknown, wanted: unknown) => {
    if (actual !== wanted) differences.push(`${name} is ${String(actual)}, not ${String(wanted)}`);
  };
  compare('kind', error.kind, expected.kind);
  compare('code', error.code, expected.code);
  compare('status', error.status, status);
  compare('pendingStatus', error.pendingStatus, expected.pendingStatus);
  if (expected.message !== null) compare('message', error.message, expected.message);
  if (expected.pendingStatus !== null) compare('silent', error.silent, true);
  return differences;
}

/** Checks that the response to a CORS preflight allows the requested origin, method and headers (contract 1.1). */
function checkPreflight({ request, response }: Recording): string[] {
  const asked = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const allows = (header: string, name: string) => {
    const allowed = (response.headers[header] ?? '').toLowerCase().split(/\s*,\s*/);
    return allowed.includes('*') || allowed.includes(name.toLowerCase());
  };
  const problems: string[] = [];
  if (response.status < 200 || response.status >= 300) problems.push(`HTTP ${response.status}`);
  if (!allows('access-control-allow-origin', asked.origin ?? '')) problems.push('origin refused');
  if (!allows('access-control-allow-methods', asked['access-control-request-method'] ?? '')) {
    problems.push('method refused');
  }
  for (const name of (asked['access-control-request-headers'] ?? '').split(/\s*,\s*/)) {
    if (!allows('access-control-allow-headers', name)) problems.push(`header ${name} refused`);
  }
  return problems;
}

function toResponse({ status, headers, body }: Recording['response']): Response {
  const hasNoBody = status === 204 || status === 205 || status === 304;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(hasNoBody ? null : text, { status, headers });
}

function toToken(auth: string): string | null {
  if (auth === 'none') return null;
  return auth === 'bad' ? 'refused-token' : 'good-token';
}

/** Number of times that a call is sent in parallel, to check that `onUnauthorized` is called only once. */
const PARALLEL_CALLS = 3;

/**
 * Sends a recorded request through the real client with the recorded reply as its response, and returns the problems
 * found; an empty list when there are none.
 *
 * - Success with an endpoint: the reply must parse, with no row dropped and no value lost.
 * - Success without an endpoint: a problem, unless it is a path that a browser navigates to.
 * - Error: the right kind, code, status and message, with or without an endpoint.
 * - HTML, files and redirects: the client must reject them, with kind `parse` or `http`.
 * - 401, by envelope or HTTP status: `onUnauthorized` exactly once for parallel calls, else never.
 * - OPTIONS: the preflight response must allow the requested origin, method and headers.
 */
export async function replay(recording: Recording): Promise<string[]> {
  const { request, response } = recording;
  if (request.method === 'OPTIONS') return checkPreflight(recording);
  if (!isMethod(request.method)) return [`unknown method ${request.method}`];

  const fields = { ...request.query, ...request.body };
  const known = findEndpoint(request.method, request.path);
  const isBrowserPath = BROWSER_PATHS.some((pattern) => pattern.test(request.path));
  const target =
    known ??
    endpoint({
      name: 'unlisted',
      method: request.method,
      path: request.path,
      auth: 'optional',
      params: v.unknown(),
      reply: v.unknown(),
      source: '1.2',
    });
  const input: Record<string, unknown> = {
    ...fields,
    ...placeholdersOf(target.path, request.path),
  };
  if (target.encoding === 'multipart') input.file = new Blob(['x'], { type: 'image/png' });

  const problems: string[] = [];
  let refusals = 0;
  const client = createClient({
    baseUrl: () => BASE_URL,
    getToken: () => toToken(request.auth),
    onUnauthorized: () => {
      refusals += 1;
    },
    fetch: (url, init) => {
      const pathname = decode(new URL(url).pathname);
      if (pathname !== decode(request.path) || init.method !== request.method) {
        problems.push(`sent ${init.method} ${pathname}`);
      }
      return Promise.resolve(toResponse(response));
    },
  });

  const expected = expect(response);
  const outcomes = await Promise.allSettled(
    Array.from({ length: PARALLEL_CALLS }, () => client.send(target, input)),
  );
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') {
      problems.push(...checkError(outcome.reason, expected, response.status));
    } else if (expected.kind !== 'success') {
      problems.push(`accepted, but should be a ${expected.kind} error`);
    } else if (known === null && !isBrowserPath) {
      problems.push(`no endpoint for ${request.method} ${request.path}`);
    } else if (isRecord(response.body)) {
      problems.push(...lostValues(response.body.data, outcome.value));
    }
  }

  const wanted = expected.code === 401 || response.status === 401 ? 1 : 0;
  if (refusals !== wanted) problems.push(`onUnauthorized called ${refusals} times, not ${wanted}`);
  return [...new Set(problems)];
}

/** Replays the text of a recording file; a text that is not a recording is reported as a problem. */
export async function replayText(text: string): Promise<string[]> {
  const parsed = parseRecording(text);
  return 'reason' in parsed ? [parsed.reason] : replay(parsed.recording);
}
