import { useId, useState, type Ref } from 'react';
import { describeError } from '@qinghe/api/client';
import { useLoginMobile, useLoginPassword } from '@qinghe/hooks/data/auth';
import { useSystem } from '@qinghe/hooks/stores/system';
import { Field } from '@qinghe/ui/components/Field';
import { PasswordInput } from '@qinghe/ui/components/PasswordInput';
import { TabPanel, Tabs } from '@qinghe/ui/components/Tabs';
import { text } from '@qinghe/ui/styles/text';
import { MobileField, type Sms, SmsFields, useSms } from '@qinghe/features/forms/AccountFields';
import {
  mobileRule,
  passwordRule,
  type Rules,
  smsRules,
  SubmitForm,
  textedMobileRule,
  useForm,
} from '@qinghe/features/forms/Form';
import { TextButton } from '@qinghe/features/states/TextButton';
import * as styles from './Account.styles.ts';
import { Protocol } from './parts/Protocol.tsx';
import { SharedComputer } from './parts/SharedComputer.tsx';
import { SocialWays } from './parts/SocialWays.tsx';

type Name = 'mobile' | 'password' | 'captcha' | 'code';

const tabs = [
  { value: 'password', label: '密码登录' },
  { value: 'sms', label: '短信登录' },
] as const;
export type LoginTab = (typeof tabs)[number]['value'];

const empty = { mobile: '', password: '', captcha: '', code: '' };

function rulesOf(tab: LoginTab, isSentTo: Sms['isSentTo']): Rules<Name> {
  if (tab === 'password')
    return [
      ['mobile', mobileRule],
      ['password', passwordRule],
    ];
  return [['mobile', textedMobileRule], ...smsRules(isSentTo)];
}

export interface LoginFormProps {
  /** `dialog` on the desktop site; `page` on the mobile site, with the SMS tab first. */
  layout?: 'dialog' | 'page';
  /** Initial mobile number, typed before in another form. */
  defaultMobile?: string;
  /** Event handler called after the login. */
  onDone: () => void;
  /** Event handler called when registration is chosen, with the number typed so far. */
  onRegister: (mobile: string) => void;
  /** Event handler called when the password reset is chosen, with the number typed so far. */
  onForgot: (mobile: string) => void;
  /** Event handler called when the WeChat scan is chosen; desktop only. */
  onScan?: () => void;
  /** Ref of the first field. */
  mobileRef?: Ref<HTMLInputElement>;
}

/** Form that logs in by password or by SMS code. */
export function LoginForm({
  layout = 'dialog',
  defaultMobile = '',
  onDone,
  onRegister,
  onForgot,
  onScan,
  mobileRef,
}: LoginFormProps) {
  const id = useId();
  const isPage = layout === 'page';
  const [tab, setTab] = useState<LoginTab>(isPage ? 'sms' : 'password');
  const sms = useSms('login', tab === 'sms');
  const { attach, ...form } = useForm<Name>(
    { ...empty, mobile: defaultMobile },
    rulesOf(tab, sms.isSentTo),
  );
  const byPassword = useLoginPassword();
  const bySms = useLoginMobile();
  const config = useSystem((state) => state.config);

  const submit = async () => {
    const { password, code } = form.values;
    const mobile = form.values.mobile.trim();
    try {
      if (tab === 'password') await byPassword.trigger({ mobile, password });
      else await bySms.trigger({ mobile, mobile_code: code.trim() });
    } catch (error) {
      // Shown at the field to correct as well, because the toast may be gone when the reader looks back.
      const { reason, message } = describeError(error);
      if (reason === 'refused') form.refuse(tab === 'password' ? 'password' : 'code', message);
      throw error;
    }
    onDone();
  };

  const forgotWay = (
    <TextButton look="plain" onClick={() => onForgot(form.values.mobile)}>
      忘记密码？
    </TextButton>
  );
  const registerWay = (
    <TextButton onClick={() => onRegister(form.values.mobile)}>立即注册</TextButton>
  );

  return (
    <>
      <Tabs
        id={id}
        label="登录方式"
        variant="title"
        items={isPage ? [tabs[1], tabs[0]] : tabs}
        value={tab}
        onChange={(next) => {
          setTab(next);
          form.set('captcha', '');
        }}
      />
      <TabPanel tabsId={id} value={tab} css={styles.belowTabs}>
        <SubmitForm
          attach={attach}
          submitText="登录"
          busyText="登录中"
          isNear={!isPage}
          check={form.check}
          submit={submit}
        >
          <div css={styles.fields}>
            <MobileField form={form} ref={mobileRef} />
            {tab === 'password' ? (
              <Field label="密码" isLabelHidden error={form.error('password')}>
                <PasswordInput {...form.field('password')} placeholder="请输入密码" />
              </Field>
            ) : (
              <SmsFields form={form} sms={sms} isShort={isPage} />
            )}
          </div>
          <p css={[text.caption, styles.terms]}>
            登录即代表同意
            <Protocol url={config?.user_protocol} name="《用户协议》" />
            <Protocol url={config?.user_private_protocol} name="《隐私政策》" />
          </p>
          {!isPage && <SharedComputer>{tab === 'password' && forgotWay}</SharedComputer>}
        </SubmitForm>
      </TabPanel>
      {isPage ? (
        <p css={styles.ways}>
          {registerWay}
          {forgotWay}
        </p>
      ) : (
        <p css={styles.centred}>还没有账号？{registerWay}</p>
      )}
      <SocialWays layout={layout} onScan={onScan} />
    </>
  );
}
