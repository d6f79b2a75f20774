import * as v from 'valibot';
import type { Endpoint, Input, Reply } from '../contract/endpoint.ts';
import { ApiError } from './ApiError.ts';
import { decode } from './decode.ts';
import { encode } from './encode.ts';

/** Settings of a client. The functions are called for every request. */
export interface ClientOptions {
  /** Scheme and host of the API; '' for the page's own origin. */
  baseUrl: () => string;
  /** The member's token, or null for a visitor. */
  getToken: () => string | null;
  /** Called before a call is sent, and again after what it answers; what it throws, the call rejects with. */
  check?: (endpoint: Endpoint) => Promise<unknown> | undefined;
  /** Called when the server has answered a call. */
  onServed?: (endpoint: Endpoint) => void;
  /** Looks at an error before the call rejects with what this answers. */
  judge?: (endpoint: Endpoint, error: ApiError) => Promise<ApiError>;
  /** Called once for a refused session, however many calls fail together. */
  onUnauthorized: () => void;
  /** Milliseconds until a call fails with kind `timeout`. */
  timeoutMs?: number;
  /** Replaces the global `fetch`, for tests. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Settings of one call. */
export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** Overrides the client's timeout, for uploads. */
  timeoutMs?: number | undefined;
  /** Whether the call outlives the page that made it, such as the last report of a page that is left. */
  keepalive?: boolean | undefined;
  /** Whether the call goes without the member's token, where it would change something of theirs. */
  asVisitor?: boolean | undefined;
  /** Called with the headers of the reply. An API of another origin shows only those that its CORS rules expose. */
  onReply?: (headers: Headers) => void;
}

/** An endpoint that can be called without an input. */
type WithoutInput<E extends Endpoint> = object extends Input<E> ? E : never;

/** Sends calls to the API. */
export interface Client {
  /** Sends a call and answers its normalised reply, or rejects with an {@link ApiError}. */
  send<E extends Endpoint>(endpoint: E, input: Input<E>, options?: SendOptions): Promise<Reply<E>>;
  send<E extends Endpoint>(endpoint: WithoutInput<E>): Promise<Reply<E>>;
}

/** Tracks refused sessions so that each is announced once. */
function createUnauthorizedGate(getToken: () => string | null, onUnauthorized: () => void) {
  let inFlight = 0;
  let hasAnnounced = false;
  let refusedToken: string | null = null;

  return {
    enter() {
      inFlight += 1;
    },
    leave() {
      inFlight -= 1;
      if (inFlight === 0) hasAnnounced = false;
    },
    refuse(token: string | null) {
      // A late 401 of a session that has ended or been replaced must not end the new one.
      if (token !== getToken()) return;
      if (token === null ? hasAnnounced : token === refusedToken) return;
      refusedToken = token ?? refusedToken;
      hasAnnounced = true;
      onUnauthorized();
    },
  };
}

/** Aborts after a time or with the caller's signal, and knows which of the two it was. */
function createDeadline(timeoutMs: number, signal: AbortSignal | undefined) {
  const controller = new AbortController();
  let isTimeout = false;
  const abort = () => controller.abort();
  const timer = setTimeout(() => {
    isTimeout = true;
    abort();
  }, timeoutMs);
  if (signal?.aborted) abort();
  else signal?.addEventListener('abort', abort);

  return {
    signal: controller.signal,
    reason(): 'timeout' | 'aborted' | null {
      if (!controller.signal.aborted) return null;
      return isTimeout ? 'timeout' : 'aborted';
    },
    clear() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}

/**
 * Creates a client. An answer is read by the envelope rule (contract 1.2): `code` 0 resolves with
 * the normalised `data`, everything else rejects. A 401 calls `onUnauthorized` once per token; a
 * 401 without a token calls it once until no call is in flight; a 401 of a session that is no
 * longer the current one calls nothing.
 */
export function createClient(options: ClientOptions): Client {
  const gate = createUnauthorizedGate(options.getToken, options.onUnauthorized);

  async function exchange(
    endpoint: Endpoint,
    input: unknown,
    send: SendOptions,
    token: string | null,
  ) {
    const baseUrl = options.baseUrl().replace(/\/+$/, '');
    const { url, init } = encode(endpoint, input, baseUrl, token);
    let retryAfter: number | null = null;
    const deadline = createDeadline(send.timeoutMs ?? options.timeoutMs ?? 15_000, send.signal);
    try {
      const response = await (options.fetch ?? globalThis.fetch)(url, {
        ...init,
        ...(send.keepalive && { keepalive: true }),
        signal: deadline.signal,
      });
      send.onReply?.(response.headers);
      retryAfter = Number(response.headers.get('retry-after')) * 1000 || null;
      const body = await response.text();
      return { url, data: decode(body, response.status, url, baseUrl) };
    } catch (cause) {
      if (cause instanceof ApiError) {
        cause.retryAfter = retryAfter;
        throw cause;
      }
      const kind = deadline.reason() ?? 'network';
      throw new ApiError({ kind, url, message: `${endpoint.method} ${url}: ${kind}`, cause });
    } finally {
      deadline.clear();
    }
  }

  async function send<E extends Endpoint>(
    endpoint: E,
    input: unknown = {},
    sendOptions: SendOptions = {},
  ): Promise<Reply<E>> {
    const wait = options.check?.(endpoint);
    if (wait) return wait.then(() => send(endpoint, input, sendOptions));
    const token = sendOptions.asVisitor ? null : options.getToken();
    gate.enter();
    try {
      const { url, data } = await exchange(endpoint, input, sendOptions, token);
      const result = v.safeParse(endpoint.reply, data);
      if (result.success) {
        options.onServed?.(endpoint);
        return result.output;
      }
      throw new ApiError({
        kind: 'parse',
        url,
        status: 200,
        message: `${endpoint.name}: ${v.getDotPath(result.issues[0]) ?? 'data'}: ${result.issues[0].message}`,
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.isUnauthorized) gate.refuse(token);
      throw options.judge ? await options.judge(endpoint, error) : error;
    } finally {
      gate.leave();
    }
  }

  return { send };
}
