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

/** Whoever sits at this machine fills it without us; and a proxy on it has a limit, and visitors, of its own. */
export const isThisMachine = (address: string): boolean =>
  /^(?:(?:::ffff:)?127\.|::1$)/.test(address);

/**
 * Tells of each call whether its address has made too many of the kind that fills memory and disk.
 *
 * @param isFree Whether an address may make as many as it likes.
 */
export function createRateLimit(
  now: () => number,
  isFree: (address: string) => boolean,
): (req: IncomingMessage) => boolean {
  const counts = new Map<string, number>();
  let end = 0;
  return (req) => {
    const address = req.socket.remoteAddress ?? '';
    if (!isCounted(req) || isFree(address)) return false;
    if (now() >= end) {
      counts.clear();
      end = now() + WINDOW_MS;
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count > MOST;
  };
}
