import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { ApiError, describeError } from '@qinghe/api/client';
import { getConfig } from '@qinghe/api/resources/config';
import type { Config } from '@qinghe/api/resources/config';
import { readEnv } from '../../env/index.ts';
import { localKeys, readJson } from '../../storage/index.ts';
import { applyConfig } from './applyConfig.ts';

/** The longest wait before system config is asked for again, in milliseconds. */
const LONGEST = 60_000;

/** What this device has kept of the school's config; null where it is another school's, or nothing. */
export function readKeptConfig(): Config | null {
  const kept: { api?: unknown; config?: unknown } = Object(readJson(localKeys.config));
  if (kept.api !== readEnv().apiUrl) return null;
  const { success, output } = v.safeParse(getConfig.reply, kept.config);
  return success ? output : null;
}

/**
 * Puts the kept config in the place of the one that has not come. Answers whether there is one. Where no server was reached
 * there is none: what opens without a network is the worker's matter, which knows whose copies it has.
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
 * Milliseconds until system config is asked for again after `tries` more failures: as long as the server asks for, else 2 s,
 * 4 s, 8 s and so on up to a minute. Null for an error that would come back the same.
 */
export function retryWait(error: Error, tries: number): number | null {
  const isMoment = ['timeout', 'server', 'rateLimited', 'offline'].includes(
    describeError(error).reason,
  );
  if (!isMoment) return null;
  const asked = error instanceof ApiError ? error.retryAfter : null;
  return Math.min(LONGEST, Math.max(asked ?? 0, 2000 * 2 ** tries));
}
