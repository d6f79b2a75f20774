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

/** Headers that a caller may not take from a request by naming them in `Connection`: they say where it ends. */
const KEPT = new Set(['content-length', 'host']);

/**
 * What a proxy tells of the caller, and what would make another request of this one. A school that believes it would
 * believe anybody. With `_` for `-`, as PHP reads both alike.
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
 * How the request leaves: the school's own host, the visitor's address after those that other proxies have named, and a
 * body of the same length or chunked.
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
