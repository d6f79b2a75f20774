import { useEffect } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { getMemberDetail } from '@qinghe/api/resources/member';
import { isVisit, local, localKeys } from '../../storage/index.ts';
import { forgetUser, isOwnToken, session } from '../../stores/session/index.ts';
import { client } from '../client/index.ts';
import { enterSession, isOfMember, memberCall, memberKey } from '../member/index.ts';
import { hasToken, useRevalidate } from '../swr/index.ts';

/** How long private data stays on screen until it is known which member has logged in, in milliseconds. */
const PATIENCE = 3000;

/** A change that another tab has made to the session that all tabs share. */
export type TabSessionChange = 'login' | 'logout';

/**
 * Follows logins and logouts in the site's other tabs: the previous member's private data is removed from memory and cache, and
 * the new member is loaded. Where the same member has logged in again, the page is left as it is: a lesson plays on, and nothing
 * typed is lost. If the new member cannot be loaded, this tab shows a visitor; the token is left to the other tab. A session on a
 * shared computer follows no other tab.
 *
 * @param onChange Event handler called when this tab has followed a login as another member, or a logout.
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
      // A later login, in this or another tab, replaces the one that is being followed here.
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
      // A null key means that all of the storage was cleared.
      if (key === localKeys.userToken || key === null) void follow();
    };
    // Storage events are missed before this hook runs and while the page is in the back/forward cache.
    const catchUp = () => {
      // A member whom the page or a login of this tab already requests needs no second call.
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
