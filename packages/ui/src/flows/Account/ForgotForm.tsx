import type { FormEvent } from 'react';
import { useResetPassword } from '@qinghe/hooks/data/auth';
import { Button } from '../../components/Button/index.ts';
import { toast } from '../../components/Toast/index.ts';
import * as styles from './Account.styles.ts';
import { MobileField } from './parts/MobileField.tsx';
import { NewPasswordField } from './parts/NewPasswordField.tsx';
import { SmsFields } from './parts/SmsFields.tsx';
import type { AccountFormProps } from './RegisterForm.tsx';
import { captchaRule, codeRule, mobileRule, newPasswordRule } from './rules.ts';
import { showError } from './showError.ts';
import { useForm } from './useForm.ts';
import { useSms } from './useSms.ts';

/** Sets a new password by SMS code; the member logs in with it next. */
export function ForgotForm({
  layout = 'dialog',
  defaultMobile = '',
  onDone,
  mobileRef,
}: AccountFormProps) {
  const isPage = layout === 'page';
  // The scene chooses the text of the message only; visitors have no scene of their own (contract E-02).
  const sms = useSms('login');
  const { attach, ...form } = useForm(
    { mobile: defaultMobile, captcha: '', code: '', password: '' },
    [
      ['mobile', mobileRule],
      ['captcha', (value) => (sms.isSent ? null : captchaRule(value))],
      ['code', codeRule],
      ['password', newPasswordRule],
    ],
  );
  const { trigger, isMutating } = useResetPassword();

  const submit = async () => {
    const { code, password } = form.values;
    const mobile = form.values.mobile.trim();
    try {
      await trigger({ mobile, mobile_code: code.trim(), password });
      toast.success('密码重置成功');
      onDone(mobile);
    } catch (error) {
      showError(error);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isMutating && form.check()) void submit();
  };

  return (
    <form ref={attach} noValidate onSubmit={handleSubmit}>
      <div css={styles.fields}>
        <MobileField form={form} ref={mobileRef} />
        <SmsFields form={form} sms={sms} isShort={isPage} />
        <NewPasswordField form={form} />
      </div>
      <Button
        type="submit"
        size="lg"
        isBlock
        isPill={isPage}
        isLoading={isMutating}
        loadingText="提交中"
        css={styles.farSubmit}
      >
        重置密码
      </Button>
    </form>
  );
}
