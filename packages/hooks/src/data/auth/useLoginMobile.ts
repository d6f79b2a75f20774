import useSWRMutation from 'swr/mutation';
import { postLoginMobile } from '@qinghe/api/resources/auth';
import type { Member } from '@qinghe/api/resources/member';
import { local, localKeys } from '../../storage/index.ts';
import { sendWithCode } from './sendWithCode.ts';
import { useSignIn } from './useSignIn.ts';

/** A mobile number and the SMS code that was sent to it. */
export interface MobileCode {
  mobile: string;
  mobile_code: string;
}

/**
 * Logs in by SMS code and loads the member; an unknown mobile number is registered (contract E-04). The stored referral mark is
 * sent along. `trigger` rejects with the reason.
 */
export function useLoginMobile() {
  const signIn = useSignIn();
  return useSWRMutation<Member, Error, string, MobileCode>(
    postLoginMobile.name,
    async (_key, { arg }) => {
      const msv = local.read(localKeys.msv);
      const { token } = await sendWithCode(postLoginMobile, { ...arg, msv });
      return signIn(token);
    },
  );
}
