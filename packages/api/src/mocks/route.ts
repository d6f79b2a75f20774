import { HttpHandler } from 'msw';
import { ownPaths } from '../contract/ownPaths.ts';
import { changed, school, type Generation } from './db.ts';
import { mishap, noRoute, ok, Refusal, type Paging } from './reply.ts';
import { refusal } from './refusal.ts';
import type { UserRow } from './tables.ts';

/** One API call as a handler sees it. */
export interface Call {
  request: Request;
  /** Scheme and host of the call's address, for links in replies. */
  origin: string;
  /** Path placeholders. */
  params: Record<string, string>;
  /** Query and body merged, as PHP merges them. */
  input: Record<string, unknown>;
  /** Returns the logged-in member; throws the 401 refusal without a valid token. */
  user: () => UserRow;
  /** Returns the logged-in member, or null; an invalid token is ignored, for public endpoints. */
  visitor: () => UserRow | null;
  /** Returns page and size from the input; the name of the size parameter differs per endpoint. */
  paging: (sizeName: 'page_size' | 'size', size: number) => Paging;
}

type Method = 'get' | 'post' | 'put' | 'delete';
type Resolve = (call: Call) => unknown;

/** Returns a request value as trimmed text: `true` as '1', finite numbers as digits, anything else as ''. */
export function text(value: unknown): string {
  if (value === true) return '1';
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return '';
}

/** Returns the length in characters (code points), not in UTF-16 units. */
export function lengthOf(value: string): number {
  return Array.from(value).length;
}

/** Converts a request value as PHP's `(int)` does: leading digits, else 0. */
export function int(value: unknown): number {
  const number = Number.parseInt(text(value), 10);
  return Number.isSafeInteger(number) ? number : 0;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  if (request.method === 'GET' || request.method === 'HEAD') return {};
  const type = request.headers.get('content-type') ?? '';
  try {
    if (type.includes('form')) return Object.fromEntries(await request.formData());
    return record(JSON.parse(await request.text()));
  } catch {
    return {};
  }
}

function findUser(token: string): UserRow | null {
  const { tokens, users } = school.tables;
  const row = tokens.find((item) => item.token === token && item.expires_at > school.now());
  return users.find((user) => user.id === row?.user_id) ?? null;
}

function requireUser(token: string): UserRow {
  const user = findUser(token);
  if (user) return user;
  const { kickedTokens } = school.tables;
  const kicked = kickedTokens.indexOf(token);
  if (kicked < 0) throw new Refusal(401, '请登录');
  kickedTokens.splice(kicked, 1);
  throw new Refusal(401, '请重新登录');
}

/** Returns the bearer token of a call, from the header or else from the `token` parameter (contract 1.4). */
export function tokenOf(request: Request, input: Record<string, unknown>): string {
  const header = request.headers.get('authorization') ?? '';
  return /^bearer\s+/i.test(header)
    ? header.replace(/^bearer\s+/i, '').trim()
    : text(input['token']);
}

async function createCall(
  request: Request,
  params: Record<string, string | readonly string[] | undefined>,
): Promise<Call> {
  const url = new URL(request.url);
  const input = { ...Object.fromEntries(url.searchParams), ...(await readBody(request)) };
  const token = tokenOf(request, input);
  return {
    request,
    origin: url.origin,
    params: Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    ),
    input,
    user: () => requireUser(token),
    visitor: () => findUser(token),
    paging: (sizeName, size) => ({
      page: Math.max(1, int(input['page'])),
      size: input[sizeName] === undefined ? size : int(input[sizeName]),
    }),
  };
}

async function answer(
  request: Request,
  params: Record<string, string | readonly string[] | undefined>,
  path: string,
  resolve: Resolve,
): Promise<Response> {
  try {
    const call = await createCall(request, params);
    if (call.params['id'] !== undefined && !/^\d+$/.test(call.params['id'])) throw noRoute();
    const result = await resolve(call);
    return result instanceof Response ? result : ok(result);
  } catch (error) {
    if (error instanceof Refusal) return refusal(error, path);
    console.error(error);
    return refusal(mishap(), path);
  }
}

/** Calls whose server code is closed source (contract §3): generation A lacks them all. */
const closedPaths = new Set<string>(Object.values(ownPaths));

const isClosed = (path: string): boolean =>
  closedPaths.has(`/api${path.replace('/viewBlock/', '/').replace(/:(\w+)/g, '{$1}')}`);

function isAbsent(path: string, on: readonly Generation[] | undefined): boolean {
  const { generation } = school;
  return (generation === 'A' && isClosed(path)) || (on !== undefined && !on.includes(generation));
}

/** Options of a route. */
export interface RouteOptions {
  /** The server generations that have the endpoint; all of them when absent. */
  on?: readonly Generation[];
  /** Whether the call writes; by default every method but GET does. */
  writes?: boolean;
}

/** Returns a regular expression for a pattern such as `/v2/courses/:id` below `/api`, with any prefix before `/api`. */
const pathsOf = (pattern: string) =>
  new RegExp(`/api${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');

/**
 * A handler that skips calls of another method or path early. MSW asks every handler in turn, and each would otherwise
 * read all cookies and compile its path again.
 */
class EndpointHandler extends HttpHandler {
  readonly #paths: RegExp;

  constructor(method: Method, path: string, resolve: ConstructorParameters<typeof HttpHandler>[2]) {
    super(method.toUpperCase(), `*/api${path}`, resolve);
    this.#paths = pathsOf(path);
  }

  override async run(args: Parameters<HttpHandler['run']>[0]): ReturnType<HttpHandler['run']> {
    const { method, url } = args.request;
    const isOwn = method === this.info.method && this.#paths.test(new URL(url).pathname);
    return isOwn ? super.run(args) : null;
  }
}

/** Creates an MSW handler for one endpoint: it reads input, turns refusals into envelopes and counts writes. Never throws. */
export function route(
  method: Method,
  path: string,
  resolve: Resolve,
  { on, writes = method !== 'get' }: RouteOptions = {},
): HttpHandler {
  return new EndpointHandler(method, path, async ({ request, params }) => {
    if (isAbsent(path, on)) return refusal(noRoute(), path);
    const response = await answer(request, params, path, resolve);
    if (writes) changed();
    return response;
  });
}
