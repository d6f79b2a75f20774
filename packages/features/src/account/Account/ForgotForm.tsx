import { useResetPassword } from '@qinghe/hooks/data/auth';
import { toast } from '@qinghe/ui/components/Toast';
import {
  MobileField,
  NewPasswordField,
  SmsFields,
  useSms,
} from '@qinghe/features/forms/AccountFields';
import {
  newPasswordRule,
  smsRules,
  SubmitForm,
  textedMobileRule,
  useForm,
} from '@qinghe/features/forms/Form';
import * as styles from './Account.styles.ts';
import type { AccountFormProps } from './RegisterForm.tsx';
import { useFirstLogin } from './useFirstLogin.ts';

/** Sets a new password by SMS code and logs the member in with it. */
export function ForgotForm({
  layout = 'dialog',
  defaultMobile = '',
  onDone,
  mobileRef,
}: AccountFormProps) {
  // The scene selects only the text of the message, and there is no scene for visitors in particular (contract E-02).
  const sms = useSms('login');
  const { attach, ...form } = useForm(
    { mobile: defaultMobile, captcha: '', code: '', password: '' },
    [['mobile', textedMobileRule], ...smsRules(sms.isSentTo), ['password', newPasswordRule]],
  );
  const { trigger } = useResetPassword();
  const logIn = useFirstLogin();

  const submit = async () => {
    const { code, password } = form.values;
    const mobile = form.values.mobile.trim();
    await trigger({ mobile, mobile_code: code.trim(), password });
    toast.success('密码重置成功');
    onDone(mobile, await logIn(mobile, password));
  };

  return (
    <SubmitForm attach={attach} submitText="重置密码" check={form.check} submit={submit}>
      <div css={styles.fields}>
        <MobileField form={form} ref={mobileRef} />
        <SmsFields form={form} sms={sms} isShort={layout === 'page'} />
        <NewPasswordField form={form} />
      </div>
    </SubmitForm>
  );
}
