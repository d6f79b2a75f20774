import { useEffect, useEffectEvent } from 'react';
import { hasToken } from '@qinghe/hooks/data/swr';
import { dropIntent, keepIntent, takeIntent } from '@qinghe/hooks/storage';
import { useSession } from '@qinghe/hooks/stores/session';
import { useLocation } from '@qinghe/features/routing/Routing';
import { useLoginPrompt } from './LoginPrompt.tsx';

/**
 * An action that only members can take on one of several things: a member's runs at once, a
 * visitor's after the login, however that goes (dialog, page, a provider's page, a reload).
 *
 * @param name Tells the actions of a page apart.
 * @param run Gets the id of the thing.
 * @param afterLogin What runs after a login, where it differs.
 */
export function useMemberChoice(
  name: string,
  run: (id: number) => void,
  afterLogin: (id: number) => void = run,
): (id: number) => void {
  const { isLogin } = useSession();
  const { pathname } = useLocation();
  const { isPage, ask } = useLoginPrompt();

  const resume = useEffectEvent(() => {
    const id = isLogin ? takeIntent(pathname, name, Date.now()) : null;
    if (id !== null) afterLogin(id);
    else if (isPage && !hasToken()) dropIntent(pathname);
  });
  useEffect(() => resume(), [isLogin, pathname]);

  return (id) => {
    if (isLogin || hasToken()) {
      run(id);
      return;
    }
    keepIntent(pathname, name, Date.now(), id);
    ask();
  };
}

/** The same for an action on the page as a whole. */
export function useMemberAction(
  name: string,
  run: () => void,
  afterLogin: () => void = run,
): () => void {
  const choose = useMemberChoice(name, run, afterLogin);
  return () => choose(0);
}
