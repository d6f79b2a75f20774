import { useState } from 'react';
import { useChangeMobile, useVerifyMobile } from '@qinghe/hooks/data/profile';
import { useSession } from '@qinghe/hooks/stores/session';
import { toast } from '@qinghe/ui/components/Toast';
import { MobileField, SmsFields, useSms } from '@qinghe/features/forms/AccountFields';
import { mobileRule, smsRules, SubmitForm, useForm } from '@qinghe/features/forms/Form';
import { fields } from '../Account/index.ts';
import type { ProfileFormProps } from './NicknameForm.tsx';
import { NeedsMobile, OwnMobile } from './OwnMobile.tsx';

interface StepProps extends Required<Pick<ProfileFormProps, 'layout'>> {
  /** The current number that the code verifies; empty for a number that is typed in. */
  mobile: string;
  submitText: string;
  submit: (mobile: string, code: string) => Promise<void>;
}

function Step({ layout, mobile: own, submitText, submit }: StepProps) {
  const sms = useSms('mobile_bind');
  const { attach, ...form } = useForm({ mobile: own, captcha: '', code: '' }, [
    ['mobile', mobileRule],
    ...smsRules(sms.isSentTo),
  ]);
  const { mobile, code } = form.values;
  return (
    <SubmitForm
      attach={attach}
      submitText={submitText}
      check={form.check}
      submit={() => submit(mobile.trim(), code.trim())}
    >
      <div css={fields}>
        {own ? <OwnMobile mobile={own} /> : <MobileField form={form} />}
        <SmsFields form={form} sms={sms} isShort={layout === 'page'} />
      </div>
    </SubmitForm>
  );
}

/** Changes the mobile number: first the old number is verified, then the new one. */
export function MobileForm({ layout = 'dialog', onDone }: ProfileFormProps) {
  const { user } = useSession();
  const verify = useVerifyMobile();
  const change = useChangeMobile();
  const [sign, setSign] = useState<string | null>(null);

  const prove = async (mobile: string, code: string) => {
    setSign(await verify.trigger({ mobile, mobile_code: code }));
    toast.success('验证成功');
  };
  const replace = async (mobile: string, code: string) => {
    await change.trigger({ mobile, mobile_code: code, sign: sign ?? '' });
    toast.success('修改成功');
    onDone();
  };

  if (!user) return null;
  if (!user.is_bind_mobile) return <NeedsMobile />;
  if (sign === null)
    return (
      <Step key="old" layout={layout} mobile={user.mobile} submitText="下一步" submit={prove} />
    );
  return <Step key="new" layout={layout} mobile="" submitText="确定" submit={replace} />;
}
