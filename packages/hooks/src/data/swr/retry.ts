import { ApiError } from '@qinghe/api/client';

const DELAYS = [1000, 4000] as const;
/** The longest that a page waits by itself, in milliseconds; a timer of weeks would end at once. */
const LONGEST = 60_000;

function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  return error.kind === 'http' && error.status !== null && error.status >= 500;
}

/**
 * Milliseconds to wait before asking again after the nth failure in a row (1 is the first), or null
 * to give up; not before the server wants it (`Retry-After`). Only trouble on the way is worth another try: a refusal by the server, a 401 and an
 * unreadable answer would come back the same.
 */
export function retryDelay(error: unknown, failures: number): number | null {
  const delay = isTransient(error) ? (DELAYS[failures - 1] ?? null) : null;
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  return delay === null || asked > LONGEST ? null : Math.max(delay, asked);
}
