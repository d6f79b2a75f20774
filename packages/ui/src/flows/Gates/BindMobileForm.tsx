import type { FormEvent } from 'react';
import { useBindMobile } from '@qinghe/hooks/data/gates';
import { Button } from '../../components/Button/index.ts';
import { toast } from '../../components/Toast/index.ts';
import * as account from '../Account/Account.styles.ts';
import { MobileField } from '../Account/parts/MobileField.tsx';
import { SmsFields } from '../Account/parts/SmsFields.tsx';
import { captchaRule, codeRule, mobileRule } from '../Account/rules.ts';
import { showError } from '../Account/showError.ts';
import { useForm } from '../Account/useForm.ts';
import { useSms } from '../Account/useSms.ts';

interface BindMobileFormProps {
  layout: 'card' | 'page';
  /** Called when the mobile is bound. */
  onDone: () => void;
}

/** The mobile to bind, proved by an SMS code. */
export function BindMobileForm({ layout, onDone }: BindMobileFormProps) {
  const isPage = layout === 'page';
  const sms = useSms('mobile_bind');
  const { attach, ...form } = useForm({ mobile: '', captcha: '', code: '' }, [
    ['mobile', mobileRule],
    ['captcha', (value) => (sms.isSent ? null : captchaRule(value))],
    ['code', codeRule],
  ]);
  const { trigger, isMutating } = useBindMobile();

  const submit = async () => {
    const { mobile, code } = form.values;
    try {
      await trigger({ mobile: mobile.trim(), mobile_code: code.trim() });
      toast.success('绑定成功');
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
        <MobileField form={form} />
        <SmsFields form={form} sms={sms} isShort={isPage} />
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
        立即绑定
      </Button>
    </form>
  );
}
