import { useChangePassword } from '@qinghe/hooks/data/profile';
import { useSession } from '@qinghe/hooks/stores/session';
import { toast } from '@qinghe/ui/components/Toast';
import { NewPasswordField, SmsFields, useSms } from '@qinghe/features/forms/AccountFields';
import {
  mobileRule,
  newPasswordRule,
  smsRules,
  SubmitForm,
  useForm,
} from '@qinghe/features/forms/Form';
import { fields } from '../Account/index.ts';
import type { ProfileFormProps } from './NicknameForm.tsx';
import { NeedsMobile, OwnMobile } from './OwnMobile.tsx';

function Form({ mobile, layout, onDone }: Required<ProfileFormProps> & { mobile: string }) {
  const sms = useSms('password_reset');
  const { attach, ...form } = useForm({ mobile, captcha: '', code: '', password: '' }, [
    ['mobile', mobileRule],
    ...smsRules(sms.isSentTo),
    ['password', newPasswordRule],
  ]);
  const { trigger } = useChangePassword();

  const submit = async () => {
    const { code, password } = form.values;
    await trigger({ mobile, mobile_code: code.trim(), password });
    toast.success('修改成功');
    onDone();
  };

  return (
    <SubmitForm attach={attach} submitText="修改密码" check={form.check} submit={submit}>
      <div css={fields}>
        <OwnMobile mobile={mobile} />
        <SmsFields form={form} sms={sms} isShort={layout === 'page'} />
        <NewPasswordField form={form} />
      </div>
    </SubmitForm>
  );
}

/** Changes the password by an SMS code to the member's mobile number; without a number it links to the binding page. */
export function PasswordForm({ layout = 'dialog', onDone }: ProfileFormProps) {
  const { user } = useSession();
  if (!user) return null;
  if (!user.is_bind_mobile) return <NeedsMobile />;
  return <Form mobile={user.mobile} layout={layout} onDone={onDone} />;
}
