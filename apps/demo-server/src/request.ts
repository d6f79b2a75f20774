import type { IncomingMessage } from 'node:http';

/** Maximum size of a request body to the demo school, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** Maximum size of a request body that uploads a picture, in bytes. */
export const UPLOAD_LIMIT = 10 * 1024 * 1024;

/** Whether a call uploads a picture: an avatar, or an image for a text. */
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

/** Returns the address of a call. An invalid `Host` or an absolute request target cannot change its path. */
function addressOf(req: IncomingMessage): string {
  const host = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(req.headers.host ?? '')
    ? req.headers.host
    : 'localhost';
  const target = (req.url ?? '/').replace(/^https?:\/\/[^/?]*/i, '');
  return `http://${host}${target.startsWith('/') ? '' : '/'}${target}`;
}

/**
 * Converts a node request to a fetch Request. HEAD becomes GET, whose handlers answer it. Rejects with
 * {@link BodyTooLarge}, or with a TypeError for a request that fetch cannot represent.
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
