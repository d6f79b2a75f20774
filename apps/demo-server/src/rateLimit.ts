import type { IncomingMessage } from 'node:http';
import { isUpload } from './request.ts';

/** Maximum number of counted calls of one address in a window, as on a real server (contract 1.11). */
const MOST = 120;

/** Length of the fixed window, in milliseconds. */
const WINDOW_MS = 60_000;

/** Whether a call is counted: it stores an account, a session or a code without a login, or a picture, which is large. */
const isCounted = (req: IncomingMessage): boolean =>
  req.method === 'POST' &&
  (isUpload(req) ||
    /^\/api\/(?:v2\/(?:login|register|captcha)|v3\/auth|demo)\//.test(req.url ?? ''));

/** Whether an address is this machine: its users can fill its disk anyway, and a proxy on it has a limit for its visitors. */
export const isThisMachine = (address: string): boolean =>
  /^(?:(?:::ffff:)?127\.|::1$)/.test(address);

/**
 * Returns a function that returns for each call whether its address has made too many calls that fill memory and disk.
 *
 * @param isFree Whether an address has no limit.
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
