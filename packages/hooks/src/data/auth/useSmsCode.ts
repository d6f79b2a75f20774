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

/** Often enough that no second is skipped, in milliseconds. */
const TICK = 250;

/** The SMS code of a form. */
export interface SmsCode {
  isSending: boolean;
  /** Whole seconds until another code can be asked for by this number; 0 when there is nothing to wait for. */
  secondsLeft: (mobile: string) => number;
  /** Has a code sent and starts the number's countdown; rejects with the reason. Burns the captcha either way. */
  send: (input: Omit<Input<typeof postCaptchaSms>, 'scene'>) => Promise<void>;
}

const NONE = '{}';

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, TICK);
  return () => clearInterval(timer);
}

/**
 * Sends SMS codes of a scene (contract E-02), one every 120 s at most for each number, also across
 * forms, pages and tabs. Another number can have its code at once.
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
