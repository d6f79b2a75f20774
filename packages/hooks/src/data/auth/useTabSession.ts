import { useEffect } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { getMemberDetail } from '@qinghe/api/resources/member';
import { isVisit, local, localKeys } from '../../storage/index.ts';
import { forgetUser, isOwnToken, session } from '../../stores/session/index.ts';
import { client } from '../client/index.ts';
import { enterSession, isOfMember, memberCall, memberKey } from '../member/index.ts';
import { hasToken, useRevalidate } from '../swr/index.ts';

/** How long what is private stays on the screen until it is known who has logged in, in milliseconds. */
const PATIENCE = 3000;

/** What another tab has done to the session that both share. */
export type TabSessionChange = 'login' | 'logout';

/**
 * Follows logins and logouts of the site's other tabs: what is private to the old member leaves the
 * memory and the cache, and the new one is loaded. Where the same member has logged in again, the
 * page stays as it is: a lesson plays on, and nothing typed is lost. A member who cannot be loaded
 * here stays a visitor here; the token is left to the other tab. A visit on a shared computer follows
 * no other tab.
 *
 * @param onChange Event handler called when this tab has followed to another member, or to none.
 */
export function useTabSession(onChange: (change: TabSessionChange) => void): void {
  const { cache, mutate, unload } = useSWRConfig();
  const revalidate = useRevalidate();

  useEffect(() => {
    let following = new AbortController();
    const follow = async () => {
      following.abort();
      following = new AbortController();
      const { signal } = following;
      const token = local.read(localKeys.userToken);
      // Whoever has logged in since, here or in another tab, is none of this login's business.
      const isOvertaken = () => signal.aborted || local.read(localKeys.userToken) !== token;
      const { isLogin: wasLogin, user: before } = session;
      const forget = () => {
        unload();
        forgetUser();
      };
      if (!token || !before) forget();
      if (!token) {
        if (wasLogin) onChange('logout');
        return;
      }
      const patience = setTimeout(() => isOvertaken() || forget(), PATIENCE);
      try {
        const member = await client.send(getMemberDetail, {}, { signal });
        if (isOvertaken()) return;
        const isSame = member.id === session.user?.id;
        if (!isSame) forget();
        void mutate(memberKey, member, { revalidate: false });
        enterSession(member, token);
        revalidate(isOfMember);
        if (!isSame) onChange('login');
      } catch {
        if (!isOvertaken()) forget();
      } finally {
        clearTimeout(patience);
      }
    };
    const handleStorage = ({ key, storageArea, oldValue, newValue }: StorageEvent) => {
      if (storageArea !== window.localStorage || oldValue === newValue || isVisit()) return;
      // A null key says that everything was cleared.
      if (key === localKeys.userToken || key === null) void follow();
    };
    // What other tabs did before this hook, or while the page lay in the browser's memory, was told to nobody.
    const catchUp = () => {
      // Who is being asked for already, by the page or by a login of this tab, comes by itself.
      const isUnasked =
        memberCall.underWay === null && cache.get(unstable_serialize(memberKey)) === undefined;
      if (session.isLogin ? !isOwnToken() : hasToken() && isUnasked) void follow();
    };
    catchUp();
    window.addEventListener('storage', handleStorage);
    window.addEventListener('pageshow', catchUp);
    return () => {
      following.abort();
      window.removeEventListener('storage', handleStorage);
      window.removeEventListener('pageshow', catchUp);
    };
  }, [cache, mutate, unload, revalidate, onChange]);
}
