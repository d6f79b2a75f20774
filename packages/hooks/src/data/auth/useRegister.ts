import useSWRMutation from 'swr/mutation';
import { postRegisterSms } from '@qinghe/api/resources/auth';
import { local, localKeys } from '../../storage/index.ts';
import { sendWithCode } from './sendWithCode.ts';
import type { MobileCode } from './useLoginMobile.ts';

/** What a new member gives. */
export interface NewPassword extends MobileCode {
  /** 6 to 16 characters. */
  password: string;
}

/**
 * Registers a member, who is not logged in by that (contract E-05). The stored referral mark goes
 * along. `trigger` rejects with the reason.
 */
export function useRegister() {
  return useSWRMutation<unknown, Error, string, NewPassword>(
    postRegisterSms.name,
    (_key, { arg }) => sendWithCode(postRegisterSms, { ...arg, msv: local.read(localKeys.msv) }),
  );
}
