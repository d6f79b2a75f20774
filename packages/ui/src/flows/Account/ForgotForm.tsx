import { useResetPassword } from '@qinghe/hooks/data/auth';
import { toast } from '../../components/Toast/index.ts';
import * as styles from './Account.styles.ts';
import { MobileField } from './parts/MobileField.tsx';
import { NewPasswordField } from './parts/NewPasswordField.tsx';
import { SmsFields } from './parts/SmsFields.tsx';
import { SubmitForm } from './parts/SubmitForm.tsx';
import type { AccountFormProps } from './RegisterForm.tsx';
import { mobileRule, newPasswordRule, smsRules } from './rules.ts';
import { useForm } from './useForm.ts';
import { useSms } from './useSms.ts';

/** Sets a new password by SMS code; the member logs in with it next. */
export function ForgotForm({
  layout = 'dialog',
  defaultMobile = '',
  onDone,
  mobileRef,
}: AccountFormProps) {
  // The scene chooses the text of the message only; visitors have no scene of their own (contract E-02).
  const sms = useSms('login');
  const { attach, ...form } = useForm(
    { mobile: defaultMobile, captcha: '', code: '', password: '' },
    [['mobile', mobileRule], ...smsRules(sms.isSentTo), ['password', newPasswordRule]],
  );
  const { trigger } = useResetPassword();

  const submit = async () => {
    const { code, password } = form.values;
    const mobile = form.values.mobile.trim();
    await trigger({ mobile, mobile_code: code.trim(), password });
    toast.success('密码重置成功');
    onDone(mobile);
  };

  return (
    <SubmitForm
      attach={attach}
      layout={layout}
      submitText="重置密码"
      check={form.check}
      submit={submit}
    >
      <div css={styles.fields}>
        <MobileField form={form} ref={mobileRef} />
        <SmsFields form={form} sms={sms} isShort={layout === 'page'} />
        <NewPasswordField form={form} />
      </div>
    </SubmitForm>
  );
}
