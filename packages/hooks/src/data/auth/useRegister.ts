import useSWRMutation from 'swr/mutation';
import { postRegisterSms } from '@qinghe/api/resources/auth';
import { local, localKeys } from '../../storage/index.ts';
import { sendWithCode } from './sendWithCode.ts';
import type { MobileCode } from './useLoginMobile.ts';

/** The data of a registration or of a password reset. */
export interface NewPassword extends MobileCode {
  /** 6 to 16 characters. */
  password: string;
}

/**
 * Registers a member, which does not log them in (contract E-05). The stored referral mark is sent along. `trigger` rejects with
 * the reason.
 */
export function useRegister() {
  return useSWRMutation<unknown, Error, string, NewPassword>(
    postRegisterSms.name,
    (_key, { arg }) => sendWithCode(postRegisterSms, { ...arg, msv: local.read(localKeys.msv) }),
  );
}
