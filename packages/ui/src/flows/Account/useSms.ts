import { useState } from 'react';
import type { SmsScene } from '@qinghe/api/resources/captcha';
import { useCaptcha, useSmsCode, type Captcha, type SmsCode } from '@qinghe/hooks/data/auth';
import { showError } from './showError.ts';

export interface Sms extends Pick<SmsCode, 'status' | 'secondsLeft'> {
  captcha: Captcha;
  /** Whether a code is on its way, so that the captcha has done its work. */
  isSent: boolean;
  /** The number the code went to from this form; '' before. */
  sentTo: string;
  /** Has a code sent. Says itself why it failed; resolves to whether it was sent. */
  send: (mobile: string, answer: string) => Promise<boolean>;
}

/** Captcha and SMS code of one form. Every attempt brings a new captcha. */
export function useSms(scene: SmsScene, isActive = true): Sms {
  const captcha = useCaptcha(isActive);
  const { status, secondsLeft, send } = useSmsCode();
  const [sentTo, setSentTo] = useState('');
  return {
    captcha,
    status,
    secondsLeft,
    isSent: sentTo !== '' || status === 'counting',
    sentTo,
    async send(mobile, answer) {
      if (!captcha.data) {
        if (!captcha.isLoading) captcha.refresh();
        return false;
      }
      try {
        await send({ mobile, image_key: captcha.data.key, image_captcha: answer, scene });
        setSentTo(mobile);
        return true;
      } catch (error) {
        showError(error);
        return false;
      } finally {
        captcha.refresh();
      }
    },
  };
}
