import { isRecord } from '../contract/read.ts';
import { ApiError } from './ApiError.ts';

// Members created by SMS or social login get a relative avatar; old sites store relative images.
const ASSET_KEYS = new Set(['avatar', 'thumb', 'goods_thumb', 'cover', 'logo']);

function parseJson(body: string, baseUrl: string): unknown {
  try {
    return JSON.parse(body, (key, value: unknown) =>
      typeof value === 'string' && ASSET_KEYS.has(key) && /^\/(?!\/)/.test(value)
        ? baseUrl + value
        : value,
    );
  } catch {
    return undefined;
  }
}

function toCode(code: unknown): number | null {
  if (typeof code === 'number') return code;
  return typeof code === 'string' && /^-?\d+$/.test(code) ? Number(code) : null;
}

/**
 * Reads an answer by the envelope rule (contract 1.2) and returns the envelope's `data`.
 *
 * An envelope with another code than 0 throws kind `envelope`, whatever the HTTP status. Without an
 * envelope an HTTP error throws kind `http`, with the message of its JSON where it has one, and a
 * success status throws kind `parse`, so an HTML page of a proxy is `http` with 502 and `parse` with 200. Relative images are resolved against
 * the base URL (contract 1.10).
 */
export function decode(body: string, status: number, url: string, baseUrl: string): unknown {
  const isSuccess = status >= 200 && status < 300;
  const envelope = parseJson(body, baseUrl);
  if (isRecord(envelope) && 'code' in envelope) {
    const message = typeof envelope.message === 'string' ? envelope.message : '';
    const code = toCode(envelope.code);
    if (code === 0 && isSuccess) return envelope.data;
    if (code !== null && code !== 0) {
      throw new ApiError({ kind: 'envelope', url, message, code, status });
    }
    const pending = isRecord(envelope.code) ? toCode(envelope.code.status) : null;
    if (pending !== null) {
      throw new ApiError({ kind: 'envelope', url, message, status, pendingStatus: pending });
    }
  }
  const isWebPage = /^\s*</.test(body);
  if (isSuccess)
    throw new ApiError({
      kind: 'parse',
      url,
      status,
      isWebPage,
      message: 'The answer is not an envelope.',
    });
  const words =
    isRecord(envelope) && typeof envelope.message === 'string' ? envelope.message : null;
  throw new ApiError({ kind: 'http', url, status, message: words ?? `HTTP ${status}` });
}
