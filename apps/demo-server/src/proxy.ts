import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';
import { abandon, sendEnvelope } from './reply.ts';
import type { Api } from './schoolApi.ts';

/** Headers that belong to one connection and are not passed on (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name) && !named.includes(name)),
  );
}

/** How the request leaves: the school's own host, the visitor's address, and a body of the same length or chunked. */
function outgoing(req: IncomingMessage, upstream: URL): IncomingHttpHeaders {
  const forwarded = [req.headers['x-forwarded-for'], req.socket.remoteAddress].flat();
  return {
    ...passedOn(req.headers),
    host: upstream.host,
    'x-forwarded-for': forwarded.filter(Boolean).join(', '),
    ...(req.headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {}),
  };
}

/**
 * Passes API calls to a real school and its answers back, both as streams. A school that cannot be reached,
 * or is silent for `timeoutMs`, answers HTTP 502 or 504. Never rejects.
 */
export function createProxy(upstream: URL, timeoutMs = 30_000): Api {
  const send = upstream.protocol === 'https:' ? httpsRequest : httpRequest;
  const base = upstream.pathname.replace(/\/+$/, '');

  const exchange = (req: IncomingMessage, res: ServerResponse, done: () => void) => {
    const target = (req.url ?? '/').replace(/^https?:\/\/[^/?]*/i, '');
    const call = send({
      protocol: upstream.protocol,
      hostname: upstream.hostname.replace(/^\[|\]$/g, ''),
      port: upstream.port,
      method: req.method,
      path: base + target,
      headers: outgoing(req, upstream),
      // A fresh connection per call: a kept one may be closed by the school just when it is used.
      agent: false,
      timeout: timeoutMs,
    });
    let isTimeout = false;
    call.on('timeout', () => {
      isTimeout = true;
      call.destroy(new Error(`no answer for ${timeoutMs} ms`));
    });
    call.on('error', (error) => {
      if (!res.destroyed)
        console.error(`${req.method} ${req.url}: ${upstream.origin}: ${error.message}`);
      abandon(res, () =>
        sendEnvelope(res, isTimeout ? 504 : 502, '无法连接学堂服务器', isTimeout ? 504 : 502),
      );
      done();
    });
    call.on('response', (reply) => {
      res.writeHead(reply.statusCode ?? 502, passedOn(reply.headers));
      pipeline(reply, res, done);
    });
    res.on('close', () => call.destroy());
    pipeline(req, call, () => undefined);
  };

  return (req, res) => new Promise((resolve) => exchange(req, res, resolve));
}
