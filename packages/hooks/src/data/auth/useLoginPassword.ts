import useSWRMutation from 'swr/mutation';
import type { Input } from '@qinghe/api/contract/endpoint';
import { postLoginPassword } from '@qinghe/api/resources/auth';
import type { Member } from '@qinghe/api/resources/member';
import { client } from '../client/index.ts';
import { useSignIn } from './useSignIn.ts';

/** Logs in by password and loads the member (contract E-03). `trigger` rejects with the reason. */
export function useLoginPassword() {
  const signIn = useSignIn();
  return useSWRMutation<Member, Error, string, Input<typeof postLoginPassword>>(
    postLoginPassword.name,
    async (_key, { arg }) => {
      const { token } = await client.send(postLoginPassword, arg);
      return signIn(token);
    },
  );
}
