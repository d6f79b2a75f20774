import type { IncomingMessage } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Minimum size in bytes for compression; shorter texts gain nothing. */
const SHORTEST = 1024;

/** Brotli quality, of 11: `once` for a body compressed for one response, `kept` for one cached for later ones. */
const QUALITY = { once: 5, kept: 10 };

export interface Packed {
  body: Buffer;
  headers: Record<string, string>;
}

/** Compresses a text in the best encoding that the caller accepts, and returns it with the matching headers. */
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
