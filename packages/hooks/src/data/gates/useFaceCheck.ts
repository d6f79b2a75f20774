import { useEffect, useState } from 'react';
import useSWR from 'swr';
import useSWRMutation from 'swr/mutation';
import { getFaceVerify, postFaceVerify } from '@qinghe/api/resources/faceVerify';
import type { FaceVerify } from '@qinghe/api/resources/faceVerify';
import { getMemberDetail } from '@qinghe/api/resources/member';
import { local, localKeys } from '../../storage/index.ts';
import { client } from '../client/index.ts';
import { endpointKey, useInvalidate } from '../swr/index.ts';
import type { EndpointKey } from '../swr/index.ts';
import { askFaceCheckOutcome, type FaceCheckOutcome } from './faceCheckOutcome.ts';
import { forgetCheck, keepCheck, readKeptCheck } from './keptCheck.ts';
import { useReloadMember } from './useReloadMember.ts';

/** Value of `landing` for a check made on another device: the server then shows its own page at the end. */
export const FACE_CHECK_ELSEWHERE = 'PC';

/** Interval between two requests for the outcome, in milliseconds (contract 4.8). */
const INTERVAL = 2500;

/** State of a member's face check. */
export interface FaceCheck {
  /** Address of the check's page, to open on the phone; null until the check has started. */
  url: string | null;
  /** Whether this tab has been on the check's page and has come back. */
  isResumed: boolean;
  hasPassed: boolean;
  /** Whether the last request for the outcome got no usable reply; it is repeated. */
  isTroubled: boolean;
  /** Why no check could be started. */
  startError: Error | undefined;
  /** Why the server refuses to return the outcome. */
  error: Error | undefined;
  /** Starts a new check in place of this one. */
  restart: () => void;
  /** Stores the check, for while this tab is on the check's page. */
  keep: () => void;
}

/**
 * Starts a face check, or resumes the one that this tab has left the site for, and requests its outcome every 2.5 s while the tab
 * is visible (contract 4.8, E-34, E-35). Once it is passed the pending-check flag is cleared and the member is reloaded.
 *
 * @param landing Where the phone goes after the check, at most 255 characters.
 */
export function useFaceCheck(memberId: number, landing: string): FaceCheck {
  const reload = useReloadMember();
  const invalidate = useInvalidate();
  const [kept, setKept] = useState(() => readKeptCheck(memberId));
  const { data, error, trigger, reset } = useSWRMutation<FaceVerify, Error, string>(
    postFaceVerify.name,
    () => client.send(postFaceVerify, { s_url: landing }),
    // A refusal may mean that the member has already passed on another device.
    { onError: () => invalidate(getMemberDetail) },
  );
  const isResumed = kept !== null;

  useEffect(() => {
    if (!isResumed) trigger().catch(() => undefined);
  }, [isResumed, trigger]);

  const check = kept ?? data;
  type Key = EndpointKey<typeof getFaceVerify>;
  const outcome = useSWR<FaceCheckOutcome, Error, Key | null>(
    check
      ? endpointKey(getFaceVerify, { biz_token: check.biz_token, rule_id: check.rule_id })
      : null,
    ([, ids]: Key) => askFaceCheckOutcome(ids),
    {
      refreshInterval: (known) => (known === 'passed' ? 0 : INTERVAL),
      dedupingInterval: 0,
      focusThrottleInterval: INTERVAL,
    },
  );
  const hasPassed = outcome.data === 'passed';

  useEffect(() => {
    if (!hasPassed) return;
    forgetCheck();
    local.remove(localKeys.faceCheck);
    void reload();
  }, [hasPassed, reload]);

  return {
    url: check?.url ?? null,
    isResumed,
    hasPassed,
    isTroubled: outcome.data === 'unknown',
    startError: error,
    error: outcome.error,
    restart() {
      forgetCheck();
      reset();
      // Without a stored check the effect above starts one.
      if (isResumed) setKept(null);
      else trigger().catch(() => undefined);
    },
    keep: () => check && keepCheck(memberId, check),
  };
}
