import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { postLogout } from '@qinghe/api/resources/auth';
import { forgetTraces } from '../../offline/forgetTraces.ts';
import { logout } from '../../stores/session/index.ts';
import { client } from '../client/index.ts';
import { hasToken } from '../swr/index.ts';

/**
 * Ends the session in this browser at once and notifies the server, whatever it replies: a failing call or an expired token must
 * not keep a member logged in (contract E-07). The call outlives the page. Drafts are removed too, and on a shared computer
 * everything that was stored.
 */
export async function endSession(): Promise<void> {
  const farewell = hasToken()
    ? client.send(postLogout, {}, { keepalive: true })
    : Promise.resolve(null);
  // The call has already read the token; now that none is stored, a 401 to the call has no effect.
  logout();
  forgetTraces();
  await farewell.catch(() => null);
}

/**
 * Logs out and empties the cache. `trigger` resolves when all is done and never rejects; toast and navigation are left to the
 * caller.
 */
export function useLogout() {
  const { unload } = useSWRConfig();
  return useSWRMutation<void, Error, string>(postLogout.name, async () => {
    const ending = endSession();
    unload();
    await ending;
  });
}
