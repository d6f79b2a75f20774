import useSWRMutation from 'swr/mutation';
import { postRegisterWithSocialite } from '@qinghe/api/resources/auth';
import type { Member } from '@qinghe/api/resources/member';
import { local, localKeys } from '../../storage/index.ts';
import { sendWithCode } from './sendWithCode.ts';
import type { MobileCode } from './useLoginMobile.ts';
import { useSignIn } from './useSignIn.ts';

/** A mobile number for a social account. */
export interface SocialMobile extends MobileCode {
  /** The social code that the mobile number is bound with. */
  code: string;
}

/**
 * Creates the account of a social login with a mobile number, and logs in (contract E-09, 4.6). The token is stored before the
 * pending checks are evaluated. `trigger` rejects with the reason.
 */
export function useRegisterWithSocialite() {
  const signIn = useSignIn();
  return useSWRMutation<Member, Error, string, SocialMobile>(
    postRegisterWithSocialite.name,
    async (_key, { arg }) => {
      const msv = local.read(localKeys.msv);
      const { token } = await sendWithCode(postRegisterWithSocialite, { ...arg, msv });
      local.remove(localKeys.bindMobile);
      return signIn(token);
    },
  );
}
