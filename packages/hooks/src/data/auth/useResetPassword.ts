import useSWRMutation from 'swr/mutation';
import { postPasswordReset } from '@qinghe/api/resources/auth';
import { client } from '../client/index.ts';
import type { NewPassword } from './useRegister.ts';

/** Sets a new password by SMS code, without a login (contract E-06). `trigger` rejects with the reason. */
export function useResetPassword() {
  return useSWRMutation<unknown, Error, string, NewPassword>(
    postPasswordReset.name,
    (_key, { arg }) => client.send(postPasswordReset, arg),
  );
}
