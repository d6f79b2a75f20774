import { useEffect } from 'react';
import type { Attendee } from '@qinghe/hooks/data/orders';
import { replaceAddressForm, session } from '@qinghe/hooks/stores/session';
import { useForm, type Form } from '../Account/useForm.ts';
import { mobileRule } from '../Account/rules.ts';

const nameRule = (value: string) => (value.trim() === '' ? '请输入姓名!' : null);

function initialAttendee(): Record<keyof Attendee, string> {
  const { addressForm, user } = session;
  const own = user?.is_bind_mobile ? user.mobile : '';
  return { name: addressForm.name, mobile: addressForm.mobile || own };
}

/** Name and mobile for a sign-up. What is typed stays while the member goes to and fro. */
export function useAttendee(): Form<keyof Attendee> {
  const form = useForm<keyof Attendee>(initialAttendee(), [
    ['name', nameRule],
    ['mobile', mobileRule],
  ]);
  const { name, mobile } = form.values;
  useEffect(() => {
    replaceAddressForm({ ...session.addressForm, name, mobile });
  }, [name, mobile]);
  return form;
}
