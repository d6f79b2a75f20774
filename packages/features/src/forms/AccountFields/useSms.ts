import { useState } from 'react';
import type { SmsScene } from '@qinghe/api/resources/captcha';
import { useCaptcha, useSmsCode, type Captcha, type SmsCode } from '@qinghe/hooks/data/auth';
import { showError } from '@qinghe/features/states/ShowError';

export interface Sms extends Pick<SmsCode, 'isSending' | 'secondsLeft'> {
  captcha: Captcha;
  /** Whether a code is on its way to a number, so that the captcha has done its work. */
  isSentTo: (mobile: string) => boolean;
  /** The number the code went to from this form; '' before. */
  sentTo: string;
  /** Has a code sent. Says itself why it failed; resolves to whether it was sent. */
  send: (mobile: string, answer: string) => Promise<boolean>;
}

/** Captcha and SMS code of one form. Every attempt brings a new captcha. */
export function useSms(scene: SmsScene, isActive = true): Sms {
  const captcha = useCaptcha(isActive);
  const { isSending, secondsLeft, send } = useSmsCode(scene);
  const [sentTo, setSentTo] = useState('');
  return {
    captcha,
    isSending,
    secondsLeft,
    isSentTo: (mobile) => mobile !== '' && (mobile === sentTo || secondsLeft(mobile) > 0),
    sentTo,
    async send(mobile, answer) {
      if (!captcha.data) {
        if (!captcha.isLoading) captcha.refresh();
        return false;
      }
      try {
        await send({ mobile, image_key: captcha.data.key, image_captcha: answer });
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
