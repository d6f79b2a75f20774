import type { IncomingMessage } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Shorter texts gain nothing. */
const SHORTEST = 1024;

/** How hard brotli tries, of 11: what is packed for one answer, and what is kept for all that follow. */
const QUALITY = { once: 5, kept: 10 };

export interface Packed {
  body: Buffer;
  headers: Record<string, string>;
}

/** A text in the best compression that the caller takes, with the headers that say so. */
export function compress(
  req: Pick<IncomingMessage, 'headers'>,
  body: Buffer,
  use: keyof typeof QUALITY = 'once',
): Packed {
  const accepted = String(req.headers['accept-encoding'] ?? '').split(/[\s,;]+/);
  const vary = { Vary: 'Accept-Encoding' };
  const pack = (name: string, packed: Buffer): Packed => ({
    body: packed,
    headers: { ...vary, 'Content-Encoding': name },
  });
  if (body.length < SHORTEST) return { body, headers: vary };
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY[use] };
  if (accepted.includes('br')) return pack('br', brotliCompressSync(body, { params }));
  if (accepted.includes('gzip')) return pack('gzip', gzipSync(body));
  return { body, headers: vary };
}
