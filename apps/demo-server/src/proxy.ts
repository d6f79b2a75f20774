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

/** Headers that a caller cannot remove by naming them in `Connection`, because they delimit the request. */
const KEPT = new Set(['content-length', 'host']);

/**
 * Headers in which a proxy describes the caller, or which override the URL or method. Those of the caller are dropped: a
 * school that trusts them would trust anybody. `_` counts as `-`, as PHP reads both alike.
 */
const TOLD_BY_PROXIES =
  /^(?:x[-_])?(?:forwarded(?:[-_].*)?|real[-_]ip|original[-_]url|rewrite[-_]url|(?:http[-_])?method(?:[-_]override)?)$/;

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => !KEPT.has(name));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name) && !named.includes(name)),
  );
}

/**
 * Returns the headers of the proxied request: with the school's own host, the visitor's address after those that other
 * proxies have added, and a body of the same length or chunked.
 */
function outgoing(req: IncomingMessage, upstream: URL): IncomingHttpHeaders {
  const { remoteAddress = '' } = req.socket;
  const forwarded = [req.headers['x-forwarded-for'], remoteAddress].flat();
  const own = Object.entries(passedOn(req.headers)).filter(([name]) => !TOLD_BY_PROXIES.test(name));
  return {
    ...Object.fromEntries(own),
    host: upstream.host,
    'x-forwarded-for': forwarded.filter(Boolean).join(', '),
    'x-forwarded-proto': 'http',
    'x-real-ip': remoteAddress,
    ...(req.headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {}),
  };
}

/**
 * Proxies API calls to a real school, streaming both the request and the response. Answers HTTP 502 when the school cannot
 * be reached, and 504 when it is silent for `timeoutMs`. Never rejects.
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
      // A new connection per call, because the school may close a kept-alive one just when it is used.
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
