import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getResponse, type HttpHandler } from 'msw';
import { compress } from './compress.ts';
import { createRateLimit, isThisMachine } from './rateLimit.ts';
import { abandon, sendEnvelope } from './reply.ts';
import { BodyTooLarge, toRequest } from './request.ts';

/** A request handler for API calls. */
export type Api = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** Options of {@link createSchoolApi}. */
export interface SchoolApiOptions {
  handlers: readonly HttpHandler[];
  /** Saves what the call changed. Runs before the reply is sent; when it throws, the caller gets an error. */
  keep: () => void;
  /** The clock of the rate limit, in epoch milliseconds. */
  now?: () => number;
  /** Whether an address has no rate limit; by default those of this machine. */
  isFree?: (address: string) => boolean;
}

/** Answers a call whose body is too large to be read, so that the client gets the reply and not a connection reset. */
function sendTooLarge(req: IncomingMessage, res: ServerResponse) {
  res.setHeader('Connection', 'close');
  sendEnvelope(res, 1, '请求内容过大');
  req.resume();
  setTimeout(() => req.destroy(), 2000).unref();
}

async function send(req: IncomingMessage, res: ServerResponse, response: Response) {
  // `HttpResponse.error()` stands for a broken connection.
  if (response.type === 'error') {
    req.socket.destroy();
    return;
  }
  const { 'set-cookie': _, ...headers } = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) res.setHeader('set-cookie', cookies);
  if (/json/.test(response.headers.get('content-type') ?? '')) {
    const { body, headers: own } = compress(req, Buffer.from(await response.arrayBuffer()));
    res.writeHead(response.status, { ...headers, ...own, 'content-length': body.length });
    res.end(req.method === 'HEAD' ? undefined : body);
    return;
  }
  res.writeHead(response.status, headers);
  if (!response.body || req.method === 'HEAD') {
    res.end();
    return;
  }
  await pipeline(Readable.from(response.body), res);
}

/** Serves the demo school's MSW handlers over real HTTP, with an error envelope for any failure. Never rejects. */
export function createSchoolApi({
  handlers,
  keep,
  now = Date.now,
  isFree = isThisMachine,
}: SchoolApiOptions): Api {
  const list = [...handlers];
  const isTooMuch = createRateLimit(now, isFree);

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const controller = new AbortController();
    res.on('close', () => controller.abort());
    const request = await toRequest(req, controller.signal);
    const response = await getResponse(list, request);
    keep();
    if (response) await send(req, res, response);
    else sendEnvelope(res, 404, '路由不存在');
  }

  return async (req, res) => {
    res.setHeader('Cache-Control', 'no-cache, private');
    if (isTooMuch(req)) {
      sendEnvelope(res, 429, '请稍后再试');
      return;
    }
    try {
      await answer(req, res);
    } catch (error) {
      if (error instanceof BodyTooLarge) {
        sendTooLarge(req, res);
        return;
      }
      if (!req.destroyed || !res.destroyed) console.error(`${req.method} ${req.url}:`, error);
      abandon(res, () => sendEnvelope(res, 1, '错误'));
    }
  };
}
