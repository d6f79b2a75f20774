import { useCallback, useEffect, useState } from 'react';
import useSWRMutation from 'swr/mutation';
import type { Input } from '@qinghe/api/contract/endpoint';
import { postCaptchaSms } from '@qinghe/api/resources/captcha';
import { client } from '../client/index.ts';
import { readSmsCountdown, startSmsCountdown } from './smsCountdown.ts';

/** Often enough that no second is skipped, in milliseconds. */
const TICK = 250;

/** The SMS code of a form. */
export interface SmsCode {
  status: 'idle' | 'sending' | 'counting';
  /** Whole seconds until another code can be asked for. */
  secondsLeft: number;
  /** Has a code sent and starts the countdown; rejects with the reason. Burns the captcha either way. */
  send: (input: Input<typeof postCaptchaSms>) => Promise<void>;
}

/** Sends SMS codes (contract E-02), one every 120 s at most, also across forms, pages and tabs. */
export function useSmsCode(): SmsCode {
  const [secondsLeft, setSecondsLeft] = useState(readSmsCountdown);
  const { trigger, isMutating } = useSWRMutation<
    unknown,
    Error,
    string,
    Input<typeof postCaptchaSms>
  >(postCaptchaSms.name, (_key, { arg }) => client.send(postCaptchaSms, arg));
  const isCounting = secondsLeft > 0;

  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => setSecondsLeft(readSmsCountdown()), TICK);
    return () => clearInterval(timer);
  }, [isCounting]);

  const send = useCallback(
    async (input: Input<typeof postCaptchaSms>) => {
      await trigger(input);
      startSmsCountdown();
      setSecondsLeft(readSmsCountdown());
    },
    [trigger],
  );

  const status = isMutating ? 'sending' : isCounting ? 'counting' : 'idle';
  return { status, secondsLeft, send };
}
