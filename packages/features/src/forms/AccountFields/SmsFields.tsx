import { MessageSquareMore } from 'lucide-react';
import { CaptchaInput } from '@qinghe/ui/components/CaptchaInput';
import { CountdownButton } from '@qinghe/ui/components/CountdownButton';
import { Field } from '@qinghe/ui/components/Field';
import { Input } from '@qinghe/ui/components/Input';
import { toast } from '@qinghe/ui/components/Toast';
import type { Fields } from '../Form/index.ts';
import { maskMobile } from './maskMobile.ts';
import type { Sms } from './useSms.ts';

interface SmsFieldsProps {
  form: Fields<'mobile' | 'captcha' | 'code'>;
  sms: Sms;
  /** Whether the countdown is the short one of the mobile site. */
  isShort: boolean;
}

/** Fields for the captcha and for the SMS code, with the button that sends the code to the form's mobile number. */
export function SmsFields({ form, sms, isShort }: SmsFieldsProps) {
  const { captcha, isSending, sentTo } = sms;
  const mobile = form.values.mobile.trim();
  const secondsLeft = sms.secondsLeft(mobile);
  const answer = form.values.captcha.trim();

  const send = async () => {
    const isMobileGiven = form.check(['mobile']);
    if (answer === '') {
      toast.error('请输入图形验证码');
      if (isMobileGiven) form.focus('captcha');
      return;
    }
    if (!isMobileGiven) return;
    const pressed = document.activeElement;
    const isSent = await sms.send(mobile, answer);
    form.set('captcha', '');
    // Who is typing elsewhere by now stays there.
    if (document.activeElement === pressed) form.focus(isSent ? 'code' : 'captcha');
  };
  const reload = () => {
    captcha.refresh();
    form.set('captcha', '');
    form.focus('captcha');
  };

  return (
    <>
      <Field label="图形验证码" isLabelHidden error={form.error('captcha')}>
        <CaptchaInput
          {...form.field('captcha')}
          image={captcha.data?.img ?? null}
          status={captcha.error ? 'failed' : captcha.data ? 'ready' : 'loading'}
          onReload={reload}
        />
      </Field>
      <Field
        label="手机验证码"
        isLabelHidden
        error={form.error('code')}
        hint={sentTo && `验证码已发送至 ${maskMobile(sentTo)}`}
      >
        <Input
          {...form.field('code')}
          icon={MessageSquareMore}
          placeholder="请输入手机验证码"
          inputMode="numeric"
          autoComplete="one-time-code"
          trailing={
            <CountdownButton
              status={isSending ? 'sending' : secondsLeft > 0 ? 'counting' : 'idle'}
              secondsLeft={secondsLeft}
              isShort={isShort}
              onClick={() => void send()}
            />
          }
        />
      </Field>
    </>
  );
}
