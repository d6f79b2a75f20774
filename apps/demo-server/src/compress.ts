import type { IncomingMessage } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Shorter texts gain nothing. */
const SHORTEST = 1024;

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export interface Packed {
  body: Buffer;
  headers: Record<string, string>;
}

/** A text in the best compression that the caller takes, with the headers that say so. */
export function compress(req: IncomingMessage, body: Buffer): Packed {
  const accepted = String(req.headers['accept-encoding'] ?? '').split(/[\s,;]+/);
  const vary = { Vary: 'Accept-Encoding' };
  const pack = (name: string, packed: Buffer): Packed => ({
    body: packed,
    headers: { ...vary, 'Content-Encoding': name },
  });
  if (body.length < SHORTEST) return { body, headers: vary };
  if (accepted.includes('br')) return pack('br', brotliCompressSync(body, quick));
  if (accepted.includes('gzip')) return pack('gzip', gzipSync(body));
  return { body, headers: vary };
}
