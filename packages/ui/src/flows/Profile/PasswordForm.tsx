import type { FormEvent } from 'react';
import { useChangePassword } from '@qinghe/hooks/data/profile';
import { useSession } from '@qinghe/hooks/stores/session';
import { Button } from '../../components/Button/index.ts';
import { toast } from '../../components/Toast/index.ts';
import * as account from '../Account/Account.styles.ts';
import { NewPasswordField } from '../Account/parts/NewPasswordField.tsx';
import { SmsFields } from '../Account/parts/SmsFields.tsx';
import { captchaRule, codeRule, mobileRule, newPasswordRule } from '../Account/rules.ts';
import { showError } from '../Account/showError.ts';
import { useForm } from '../Account/useForm.ts';
import { useSms } from '../Account/useSms.ts';
import type { ProfileFormProps } from './NicknameForm.tsx';
import { NeedsMobile, OwnMobile } from './OwnMobile.tsx';

function Form({ mobile, layout, onDone }: ProfileFormProps & { mobile: string }) {
  const isPage = layout === 'page';
  const sms = useSms('password_reset');
  const { attach, ...form } = useForm({ mobile, captcha: '', code: '', password: '' }, [
    ['mobile', mobileRule],
    ['captcha', (value) => (sms.isSent ? null : captchaRule(value))],
    ['code', codeRule],
    ['password', newPasswordRule],
  ]);
  const { trigger, isMutating } = useChangePassword();

  const submit = async () => {
    const { code, password } = form.values;
    try {
      await trigger({ mobile, mobile_code: code.trim(), password });
      toast.success('修改成功');
      onDone();
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
      <div css={account.fields}>
        <OwnMobile mobile={mobile} />
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
        css={account.farSubmit}
      >
        修改密码
      </Button>
    </form>
  );
}

/** Changes the password by an SMS code to the member's own mobile; without one it leads to the binding. */
export function PasswordForm({ layout = 'dialog', onDone }: ProfileFormProps) {
  const { user } = useSession();
  if (!user) return null;
  if (!user.is_bind_mobile) return <NeedsMobile />;
  return <Form mobile={user.mobile} layout={layout} onDone={onDone} />;
}
