import { useState } from 'react';
import type { SmsScene } from '@qinghe/api/resources/captcha';
import { useCaptcha, useSmsCode, type Captcha, type SmsCode } from '@qinghe/hooks/data/auth';
import { toast } from '@qinghe/ui/components/Toast';
import { showError } from '@qinghe/features/states/ShowError';

export interface Sms extends Pick<SmsCode, 'isSending' | 'secondsLeft'> {
  captcha: Captcha;
  /** Whether a code was sent to a number, so that the captcha is no longer needed. */
  isSentTo: (mobile: string) => boolean;
  /** The number that this form has sent a code to; empty before. */
  sentTo: string;
  /** Sends a code. Shows a toast on failure; resolves to whether the code was sent. */
  send: (mobile: string, answer: string) => Promise<boolean>;
}

/** Returns the state of captcha and SMS code of a form. Every attempt loads a new captcha. */
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
        toast.error('图形验证码未加载成功，请稍后再试');
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
