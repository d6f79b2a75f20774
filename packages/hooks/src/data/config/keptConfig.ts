import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { ApiError, describeError } from '@qinghe/api/client';
import { getConfig } from '@qinghe/api/resources/config';
import type { Config } from '@qinghe/api/resources/config';
import { readEnv } from '../../env/index.ts';
import { localKeys, readJson } from '../../storage/index.ts';
import { applyConfig } from './applyConfig.ts';

/** Maximum wait before system config is requested again, in milliseconds. */
const LONGEST = 60_000;

/** Returns the school's config that this device has stored; null where there is none or it is another school's. */
export function readKeptConfig(): Config | null {
  const kept: { api?: unknown; config?: unknown } = Object(readJson(localKeys.config));
  if (kept.api !== readEnv().apiUrl) return null;
  const { success, output } = v.safeParse(getConfig.reply, kept.config);
  return success ? output : null;
}

/**
 * Uses the stored config in place of the one that could not be loaded. Returns whether there is one. Without a reply from the
 * server none is used: opening without a network is left to the service worker, which knows whose replies it has cached.
 */
export function useKeptConfig(error: Error): boolean {
  const [config] = useState(readKeptConfig);
  const isReached = error instanceof ApiError && error.kind !== 'network';
  const kept = isReached ? config : null;
  useEffect(() => {
    if (kept) applyConfig(kept);
  }, [kept]);
  return kept !== null;
}

/**
 * Returns the milliseconds until system config is requested again after `tries` more failures: 2 s, 4 s, 8 s and so on, or what
 * the server asks for where that is longer, a minute at most. Null for an error that a retry would not change.
 */
export function retryWait(error: Error, tries: number): number | null {
  const isMoment = ['timeout', 'server', 'rateLimited', 'offline'].includes(
    describeError(error).reason,
  );
  if (!isMoment) return null;
  const asked = error instanceof ApiError ? error.retryAfter : null;
  return Math.min(LONGEST, Math.max(asked ?? 0, 2000 * 2 ** tries));
}
