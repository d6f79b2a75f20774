import useSWRMutation from 'swr/mutation';
import { postPasswordReset } from '@qinghe/api/resources/auth';
import { sendWithCode } from './sendWithCode.ts';
import type { NewPassword } from './useRegister.ts';

/** Sets a new password by SMS code, without being logged in (contract E-06). `trigger` rejects with the reason. */
export function useResetPassword() {
  return useSWRMutation<unknown, Error, string, NewPassword>(
    postPasswordReset.name,
    (_key, { arg }) => sendWithCode(postPasswordReset, arg),
  );
}
