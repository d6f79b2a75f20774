import { useState, type Ref } from 'react';
import { useRegister } from '@qinghe/hooks/data/auth';
import { useSystem } from '@qinghe/hooks/stores/system';
import { Checkbox } from '@qinghe/ui/components/Checkbox';
import { toast } from '@qinghe/ui/components/Toast';
import {
  MobileField,
  NewPasswordField,
  SmsFields,
  useSms,
} from '@qinghe/features/forms/AccountFields';
import {
  firstPasswordRule,
  smsRules,
  SubmitForm,
  textedMobileRule,
  useForm,
} from '@qinghe/features/forms/Form';
import * as styles from './Account.styles.ts';
import { Protocol } from './parts/Protocol.tsx';
import { useFirstLogin } from './useFirstLogin.ts';

export interface AccountFormProps {
  /** `dialog` on the desktop site, `page` on the mobile site. */
  layout?: 'dialog' | 'page';
  /** Initial mobile number, typed before in another form. */
  defaultMobile?: string;
  /** Event handler called on success, with the number and with whether the member was logged in as well. */
  onDone: (mobile: string, isLoggedIn: boolean) => void;
  /** Ref of the first field. */
  mobileRef?: Ref<HTMLInputElement>;
}

/** Form that registers a member and logs them in. */
export function RegisterForm({
  layout = 'dialog',
  defaultMobile = '',
  onDone,
  mobileRef,
}: AccountFormProps) {
  const config = useSystem((state) => state.config);
  const sms = useSms('register');
  const { attach, ...form } = useForm(
    { mobile: defaultMobile, captcha: '', code: '', password: '' },
    [['mobile', textedMobileRule], ...smsRules(sms.isSentTo), ['password', firstPasswordRule]],
  );
  const [isAgreed, setAgreed] = useState(false);
  const [isAgreementMissed, setAgreementMissed] = useState(false);
  const { trigger } = useRegister();
  const logIn = useFirstLogin();

  const submit = async () => {
    const { code, password } = form.values;
    const mobile = form.values.mobile.trim();
    await trigger({ mobile, mobile_code: code.trim(), password });
    toast.success('注册成功');
    onDone(mobile, await logIn(mobile, password));
  };
  const check = () => {
    const isComplete = form.check();
    setAgreementMissed(!isAgreed);
    if (!isAgreed) toast.error('请同意《用户协议》和《隐私政策》');
    return isComplete && isAgreed;
  };

  return (
    <SubmitForm
      attach={attach}
      submitText="注册"
      busyText="注册中"
      isNear
      check={check}
      submit={submit}
    >
      <div css={styles.fields}>
        <MobileField form={form} ref={mobileRef} />
        <SmsFields form={form} sms={sms} isShort={layout === 'page'} />
        <NewPasswordField form={form} />
      </div>
      <div css={styles.agreement}>
        <Checkbox
          checked={isAgreed}
          isInvalid={isAgreementMissed && !isAgreed}
          onChange={(event) => setAgreed(event.target.checked)}
        >
          我已阅读并同意
          <Protocol url={config?.user_protocol} name="《用户协议》" />和
          <Protocol url={config?.user_private_protocol} name="《隐私政策》" />
        </Checkbox>
      </div>
    </SubmitForm>
  );
}
