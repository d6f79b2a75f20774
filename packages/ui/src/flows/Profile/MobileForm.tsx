import { useState, type FormEvent } from 'react';
import { useChangeMobile, useVerifyMobile } from '@qinghe/hooks/data/profile';
import { useSession } from '@qinghe/hooks/stores/session';
import { Button } from '../../components/Button/index.ts';
import { toast } from '../../components/Toast/index.ts';
import * as account from '../Account/Account.styles.ts';
import { MobileField } from '../Account/parts/MobileField.tsx';
import { SmsFields } from '../Account/parts/SmsFields.tsx';
import { captchaRule, codeRule, mobileRule } from '../Account/rules.ts';
import { showError } from '../Account/showError.ts';
import { useForm } from '../Account/useForm.ts';
import { useSms } from '../Account/useSms.ts';
import type { ProfileFormProps } from './NicknameForm.tsx';
import { NeedsMobile, OwnMobile } from './OwnMobile.tsx';

interface StepProps {
  isPage: boolean;
  /** The number that the code proves; '' for one that is typed. */
  mobile: string;
  submitText: string;
  isBusy: boolean;
  onSubmit: (mobile: string, code: string) => void;
}

function Step({ isPage, mobile: own, submitText, isBusy, onSubmit }: StepProps) {
  const sms = useSms('mobile_bind');
  const { attach, ...form } = useForm({ mobile: own, captcha: '', code: '' }, [
    ['mobile', mobileRule],
    ['captcha', (value) => (sms.isSent ? null : captchaRule(value))],
    ['code', codeRule],
  ]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { mobile, code } = form.values;
    if (!isBusy && form.check()) onSubmit(mobile.trim(), code.trim());
  };
  return (
    <form ref={attach} noValidate onSubmit={handleSubmit}>
      <div css={account.fields}>
        {own ? <OwnMobile mobile={own} /> : <MobileField form={form} />}
        <SmsFields form={form} sms={sms} isShort={isPage} />
      </div>
      <Button
        type="submit"
        size="lg"
        isBlock
        isPill={isPage}
        isLoading={isBusy}
        loadingText="提交中"
        css={account.farSubmit}
      >
        {submitText}
      </Button>
    </form>
  );
}

/** Changes the mobile: first the old number is proved, then the new one. */
export function MobileForm({ layout = 'dialog', onDone }: ProfileFormProps) {
  const { user } = useSession();
  const verify = useVerifyMobile();
  const change = useChangeMobile();
  const [sign, setSign] = useState<string | null>(null);
  const isPage = layout === 'page';

  const prove = async (mobile: string, code: string) => {
    try {
      setSign(await verify.trigger({ mobile, mobile_code: code }));
      toast.success('验证成功');
    } catch (error) {
      showError(error);
    }
  };
  const replace = async (mobile: string, code: string) => {
    try {
      await change.trigger({ mobile, mobile_code: code, sign: sign ?? '' });
      toast.success('修改成功');
      onDone();
    } catch (error) {
      showError(error);
    }
  };

  if (!user) return null;
  if (!user.is_bind_mobile) return <NeedsMobile />;
  if (sign === null)
    return (
      <Step
        key="old"
        isPage={isPage}
        mobile={user.mobile}
        submitText="下一步"
        isBusy={verify.isMutating}
        onSubmit={(mobile, code) => void prove(mobile, code)}
      />
    );
  return (
    <Step
      key="new"
      isPage={isPage}
      mobile=""
      submitText="确定"
      isBusy={change.isMutating}
      onSubmit={(mobile, code) => void replace(mobile, code)}
    />
  );
}
