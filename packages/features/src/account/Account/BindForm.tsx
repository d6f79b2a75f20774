import type { Ref } from 'react';
import type { SmsScene } from '@qinghe/api/resources/captcha';
import type { MobileCode } from '@qinghe/hooks/data/auth';
import { toast } from '@qinghe/ui/components/Toast';
import { MobileField, SmsFields, useSms } from '@qinghe/features/forms/AccountFields';
import {
  bindMobileRule,
  smsRules,
  SubmitForm,
  textedMobileRule,
  useForm,
} from '@qinghe/features/forms/Form';
import * as styles from './Account.styles.ts';

/** Where the mobile form is shown: on a member's page, in the WeChat scan dialog, or after a login code in the address. */
export type BindOrigin = 'member' | 'scan' | 'address';

/** The `scene` of the SMS request for each origin (contract E-02). */
const scenes: Record<BindOrigin, SmsScene> = {
  member: 'mobile_bind',
  scan: 'login',
  address: 'mobile_bind',
};

export interface BindFormProps {
  origin: BindOrigin;
  /** `page` is the mobile site's layout, with a short countdown. */
  layout?: 'dialog' | 'page';
  /** Binds the mobile number; rejects with the error. */
  bind: (input: MobileCode) => Promise<unknown>;
  /** Event handler called when the mobile number is bound. */
  onDone: () => void;
  /** Ref of the first field. */
  mobileRef?: Ref<HTMLInputElement>;
}

/** Form that binds a mobile number, verified by an SMS code. Each origin has its own messages for a missing number (spec §5). */
export function BindForm({ origin, layout = 'dialog', bind, onDone, mobileRef }: BindFormProps) {
  const sms = useSms(scenes[origin]);
  const { attach, ...form } = useForm({ mobile: '', captcha: '', code: '' }, [
    ['mobile', origin === 'address' ? bindMobileRule : textedMobileRule],
    ...smsRules(sms.isSentTo),
  ]);

  const submit = async () => {
    const { mobile, code } = form.values;
    await bind({ mobile: mobile.trim(), mobile_code: code.trim() });
    toast.success('绑定成功');
    onDone();
  };

  return (
    <SubmitForm attach={attach} submitText="立即绑定" check={form.check} submit={submit}>
      <div css={styles.fields}>
        <MobileField form={form} ref={mobileRef} />
        <SmsFields form={form} sms={sms} isShort={layout === 'page'} />
      </div>
    </SubmitForm>
  );
}
