import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { postLogout } from '@qinghe/api/resources/auth';
import { forgetTraces } from '../../offline/forgetTraces.ts';
import { logout } from '../../stores/session/index.ts';
import { client } from '../client/index.ts';
import { hasToken } from '../swr/index.ts';

/**
 * Tells the server and ends the session here at once, whatever the server says: a failing call or
 * an expired token must not keep a member logged in (contract E-07). The call outlives the page. Texts
 * that were being written go too, and on a shared computer all that the visit has stored.
 */
export async function endSession(): Promise<void> {
  const farewell = hasToken()
    ? client.send(postLogout, {}, { keepalive: true })
    : Promise.resolve(null);
  // The call has read the token; without one its 401 is nobody's business.
  logout();
  forgetTraces();
  await farewell.catch(() => null);
}

/**
 * Logs out and empties the cache. `trigger` resolves when all is done and never rejects; toast and
 * navigation are the caller's.
 */
export function useLogout() {
  const { unload } = useSWRConfig();
  return useSWRMutation<void, Error, string>(postLogout.name, async () => {
    const ending = endSession();
    unload();
    await ending;
  });
}
