import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { getMemberDetail } from '@qinghe/api/resources/member';
import { isVisit, local, localKeys } from '../../storage/index.ts';
import { forgetUser, session } from '../../stores/session/index.ts';
import { client } from '../client/index.ts';
import { enterSession } from '../member/index.ts';
import { endpointKey, isPersonal, useRevalidate } from '../swr/index.ts';

/** What another tab has done to the session that both share. */
export type TabSessionChange = 'login' | 'logout';

/**
 * Follows logins and logouts of the site's other tabs: what is private to the old member leaves the
 * memory and the cache, and the new one is loaded. A member who cannot be loaded here stays a
 * visitor here; the token is left to the other tab. A visit on a shared computer follows no other
 * tab.
 *
 * @param onChange Event handler called when this tab has followed.
 */
export function useTabSession(onChange: (change: TabSessionChange) => void): void {
  const { mutate, unload } = useSWRConfig();
  const revalidate = useRevalidate();

  useEffect(() => {
    const follow = async () => {
      const token = local.read(localKeys.userToken);
      const wasLogin = session.isLogin;
      unload();
      forgetUser();
      if (!token) {
        if (wasLogin) onChange('logout');
        return;
      }
      try {
        const member = await client.send(getMemberDetail, {});
        if (local.read(localKeys.userToken) !== token) return;
        void mutate(endpointKey(getMemberDetail, {}), member, { revalidate: false });
        enterSession(member);
        revalidate(isPersonal);
        onChange('login');
      } catch {
        // See above.
      }
    };
    const handleStorage = ({ key, storageArea, oldValue, newValue }: StorageEvent) => {
      if (storageArea !== window.localStorage || oldValue === newValue || isVisit()) return;
      // A null key says that everything was cleared.
      if (key === localKeys.userToken || key === null) void follow();
    };
    // This hook may start after another tab has logged out.
    if (session.isLogin && !local.read(localKeys.userToken)) void follow();
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [mutate, unload, revalidate, onChange]);
}
