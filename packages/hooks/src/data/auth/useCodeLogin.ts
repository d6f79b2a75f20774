import { useCallback } from 'react';
import { postLoginCode } from '@qinghe/api/resources/auth';
import { local, localKeys, sessionKeys, tab } from '../../storage/index.ts';
import { client } from '../client/index.ts';
import { useSignIn } from './useSignIn.ts';

/**
 * Returns a function that exchanges a social login code (contract E-08). It sends the stored referral mark along, and the tab
 * remembers the code as used before it is sent. Resolves to null when the member is logged in, else to the code to bind a mobile
 * number with, which is stored as well. Rejects with the reason.
 */
export function useCodeLogin(): (code: string) => Promise<string | null> {
  const signIn = useSignIn();
  return useCallback(
    async (code) => {
      tab.write(sessionKeys.exchangedCode(code), code);
      const reply = await client.send(postLoginCode, { code, msv: local.read(localKeys.msv) });
      if (reply.success) {
        await signIn(reply.token);
        return null;
      }
      local.write(localKeys.loginCode, reply.code);
      return reply.code;
    },
    [signIn],
  );
}
