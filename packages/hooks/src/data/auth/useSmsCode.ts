import { useCallback, useSyncExternalStore } from 'react';
import useSWRMutation from 'swr/mutation';
import type { Input } from '@qinghe/api/contract/endpoint';
import { postCaptchaSms, type SmsScene } from '@qinghe/api/resources/captcha';
import { client } from '../client/index.ts';
import {
  readSmsCountdowns,
  smsKey,
  startSmsCountdown,
  type SmsCountdowns,
} from './smsCountdown.ts';

/** Interval of the countdown, in milliseconds: short enough to skip no second. */
const TICK = 250;

/** Sends SMS codes for a form, and counts down to the next one. */
export interface SmsCode {
  isSending: boolean;
  /** Whole seconds until another code can be requested for this number; 0 when it can be now. */
  secondsLeft: (mobile: string) => number;
  /** Requests a code and starts the number's countdown; rejects with the reason. Uses up the captcha either way. */
  send: (input: Omit<Input<typeof postCaptchaSms>, 'scene'>) => Promise<void>;
}

const NONE = '{}';

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, TICK);
  return () => clearInterval(timer);
}

/**
 * Sends SMS codes of a scene (contract E-02), one every 120 s at most for each number, also across forms, pages and tabs. Another
 * number can get its code at once.
 */
export function useSmsCode(scene: SmsScene): SmsCode {
  const text = useSyncExternalStore(subscribe, readSmsCountdowns, () => NONE);
  const countdowns: SmsCountdowns = JSON.parse(text);
  const { trigger, isMutating } = useSWRMutation<
    unknown,
    Error,
    string,
    Input<typeof postCaptchaSms>
  >(postCaptchaSms.name, async (_key, { arg }) => {
    await client.send(postCaptchaSms, arg);
    startSmsCountdown(arg.scene, arg.mobile);
  });

  const send = useCallback<SmsCode['send']>(
    async (input) => {
      await trigger({ ...input, scene });
    },
    [trigger, scene],
  );

  return {
    isSending: isMutating,
    secondsLeft: (mobile) => countdowns[smsKey(scene, mobile)] ?? 0,
    send,
  };
}
