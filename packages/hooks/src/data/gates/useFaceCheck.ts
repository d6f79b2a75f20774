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

/** Landing of a check that is made on another device: the server shows a page of its own. */
export const FACE_CHECK_ELSEWHERE = 'PC';

/** Time between two questions for the outcome, in milliseconds (contract 4.8). */
const INTERVAL = 2500;

/** A member's face check. */
export interface FaceCheck {
  /** Page to open on the phone; null until the check has started. */
  url: string | null;
  /** Whether the member has been on that page and come back. */
  isResumed: boolean;
  hasPassed: boolean;
  /** Whether the last question for the outcome found no answer; it is asked again. */
  isTroubled: boolean;
  /** Why no check could be started. */
  startError: Error | undefined;
  /** Why the server does not tell the outcome. */
  error: Error | undefined;
  /** Starts another check in place of this one. */
  restart: () => void;
  /** Keeps the check while this tab is on its page. */
  keep: () => void;
}

/**
 * Starts a face check, or goes on with the one that this tab has left for, and asks for its outcome
 * every 2.5 s while the tab is visible (contract 4.8, E-34, E-35). Once it is passed the face-check
 * flag is cleared and the member is loaded anew.
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
    // A refusal may mean that the member has passed elsewhere.
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
      // Without the kept check the effect above starts one.
      if (isResumed) setKept(null);
      else trigger().catch(() => undefined);
    },
    keep: () => check && keepCheck(memberId, check),
  };
}
