import type { IncomingMessage } from 'node:http';
import { isUpload } from './request.ts';

/** Most such calls of one address in a window, as many as a real server takes (contract 1.11). */
const MOST = 120;

/** A fixed window, in milliseconds. */
const WINDOW_MS = 60_000;

/** Calls that leave something behind although nobody has signed in: accounts, sessions and codes. Pictures are large. */
const isCounted = (req: IncomingMessage): boolean =>
  req.method === 'POST' &&
  (isUpload(req) ||
    /^\/api\/(?:v2\/(?:login|register|captcha)|v3\/auth|demo)\//.test(req.url ?? ''));

/** Tells of each call whether its address has made too many of the kind that fills memory and disk. */
export function createRateLimit(now: () => number): (req: IncomingMessage) => boolean {
  const counts = new Map<string, number>();
  let end = 0;
  return (req) => {
    if (!isCounted(req)) return false;
    if (now() >= end) {
      counts.clear();
      end = now() + WINDOW_MS;
    }
    const address = req.socket.remoteAddress ?? '';
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count > MOST;
  };
}
