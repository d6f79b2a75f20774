import { ApiError } from '@qinghe/api/client';

const DELAYS = [1000, 4000] as const;
/**
 * Maximum automatic wait, in milliseconds. Longer `Retry-After` times are not waited for: a timer of weeks would fire at once.
 */
const LONGEST = 60_000;

function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  return error.kind === 'http' && error.status !== null && error.status >= 500;
}

/**
 * Returns the milliseconds to wait before the retry after the nth failure in a row (from 1), or null for no retry; at least as
 * long as the server asks for (`Retry-After`). Only transient failures are retried: network errors, timeouts and HTTP 5xx. A
 * refusal, a 401 and an unreadable reply would not change.
 */
export function retryDelay(error: unknown, failures: number): number | null {
  const delay = isTransient(error) ? (DELAYS[failures - 1] ?? null) : null;
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  return delay === null || asked > LONGEST ? null : Math.max(delay, asked);
}
