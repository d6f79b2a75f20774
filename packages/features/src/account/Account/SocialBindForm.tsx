import type { Ref } from 'react';
import { useRegisterWithSocialite } from '@qinghe/hooks/data/auth';
import { BindForm } from './BindForm.tsx';

export interface SocialBindFormProps {
  /** Where the social code came from: the scan dialog or the address. */
  origin: 'scan' | 'address';
  /** The social code that waits for a mobile. */
  code: string;
  layout?: 'dialog' | 'page';
  /** Event handler called when the member is there. */
  onDone: () => void;
  mobileRef?: Ref<HTMLInputElement>;
}

/** Creates the account of a social login with a mobile (contract E-09). */
export function SocialBindForm({ code, ...rest }: SocialBindFormProps) {
  const { trigger } = useRegisterWithSocialite();
  return <BindForm {...rest} bind={(input) => trigger({ ...input, code })} />;
}
