import type { Ref } from 'react';
import { useRegisterWithSocialite } from '@qinghe/hooks/data/auth';
import { BindForm } from './BindForm.tsx';

export interface SocialBindFormProps {
  /** Where the social login code came from: the scan dialog or the address. */
  origin: 'scan' | 'address';
  /** Code of the social login that has no mobile number yet. */
  code: string;
  layout?: 'dialog' | 'page';
  /** Event handler called after the login. */
  onDone: () => void;
  mobileRef?: Ref<HTMLInputElement>;
}

/** Creates an account from a social login and a mobile number (contract E-09). */
export function SocialBindForm({ code, ...rest }: SocialBindFormProps) {
  const { trigger } = useRegisterWithSocialite();
  return <BindForm {...rest} bind={(input) => trigger({ ...input, code })} />;
}
