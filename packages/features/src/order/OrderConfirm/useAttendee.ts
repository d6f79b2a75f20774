import { useEffect } from 'react';
import type { Attendee } from '@qinghe/hooks/data/orders';
import { keepDraft, readDraft } from '@qinghe/hooks/drafts';
import { replaceAddressForm, session } from '@qinghe/hooks/stores/session';
import { type Form, mobileRule, useForm } from '@qinghe/features/forms/Form';

const nameRule = (value: string) => (value.trim() === '' ? '请输入姓名!' : null);

/** Names of the drafts for name and mobile number. */
const DRAFTS = { name: 'attendee-name', mobile: 'attendee-mobile' } as const;

function initialAttendee(): Record<keyof Attendee, string> {
  const { addressForm, user } = session;
  const draft = (field: keyof Attendee) => readDraft(user?.id ?? 0, DRAFTS[field]);
  const own = user?.is_bind_mobile ? user.mobile : '';
  return {
    name: addressForm.name || draft('name'),
    mobile: addressForm.mobile || draft('mobile') || own,
  };
}

/** Form with name and mobile number for a sign-up. Its values are kept on other pages and across a new login. */
export function useAttendee(): Form<keyof Attendee> {
  const form = useForm<keyof Attendee>(initialAttendee(), [
    ['name', nameRule],
    ['mobile', mobileRule],
  ]);
  const { name, mobile } = form.values;
  useEffect(() => {
    replaceAddressForm({ ...session.addressForm, name, mobile });
    const memberId = session.user?.id;
    if (memberId === undefined) return;
    keepDraft(memberId, DRAFTS.name, name);
    keepDraft(memberId, DRAFTS.mobile, mobile);
  }, [name, mobile]);
  return form;
}
