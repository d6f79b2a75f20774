import type { IncomingMessage } from 'node:http';

/** The largest body the demo school takes, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** The largest body of a call that sends a picture, in bytes. */
export const UPLOAD_LIMIT = 10 * 1024 * 1024;

/** Calls that send a picture: an avatar, or one for a text. */
export const isUpload = (req: IncomingMessage): boolean =>
  /^\/api\/v2\/(?:member\/detail\/avatar|upload\/image)(?:\?|$)/.test(req.url ?? '');

/** A request body over {@link BODY_LIMIT} or {@link UPLOAD_LIMIT}. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

async function readBody(req: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const limit = isUpload(req) ? UPLOAD_LIMIT : BODY_LIMIT;
  if (Number(req.headers['content-length']) > limit) throw new BodyTooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('The body came as text.');
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function readHeaders(req: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < req.rawHeaders.length; index += 2)
    headers.append(req.rawHeaders[index] ?? '', req.rawHeaders[index + 1] ?? '');
  return headers;
}

/** The address a call came to. A `Host` that is none, or an absolute request target, cannot change its path. */
function addressOf(req: IncomingMessage): string {
  const host = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(req.headers.host ?? '')
    ? req.headers.host
    : 'localhost';
  const target = (req.url ?? '/').replace(/^https?:\/\/[^/?]*/i, '');
  return `http://${host}${target.startsWith('/') ? '' : '/'}${target}`;
}

/**
 * A node request as a fetch Request. HEAD becomes GET, whose handlers answer it. Rejects with
 * {@link BodyTooLarge}, or a TypeError for what no fetch Request can carry.
 */
export async function toRequest(req: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const method = req.method === 'HEAD' ? 'GET' : (req.method ?? 'GET');
  return new Request(addressOf(req), {
    method,
    headers: readHeaders(req),
    signal,
    body: method === 'GET' ? null : await readBody(req),
  });
}
