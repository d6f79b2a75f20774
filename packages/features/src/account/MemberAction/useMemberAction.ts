import { useEffect, useEffectEvent } from 'react';
import { hasToken } from '@qinghe/hooks/data/swr';
import { keepIntent, takeIntent } from '@qinghe/hooks/storage';
import { useSession } from '@qinghe/hooks/stores/session';
import { useLocation } from '@qinghe/features/routing/Routing';
import { useLoginPrompt } from './LoginPrompt.tsx';

/**
 * Returns an action on one of several items that only members can take. For a member it runs at once, for a visitor after the
 * login, whichever way that takes (dialog, page, a provider's page, a reload).
 *
 * @param name Distinguishes the actions of a page.
 * @param run Called with the id of the item.
 * @param afterLogin Called instead of `run` after a login, where the two differ.
 */
export function useMemberChoice(
  name: string,
  run: (id: number) => void,
  afterLogin: (id: number) => void = run,
): (id: number) => void {
  const { isLogin } = useSession();
  const { pathname } = useLocation();
  const ask = useLoginPrompt();

  const resume = useEffectEvent(() => {
    const id = isLogin ? takeIntent(pathname, name, Date.now()) : null;
    if (id !== null) afterLogin(id);
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

/** `useMemberChoice` for an action on the page as a whole. */
export function useMemberAction(
  name: string,
  run: () => void,
  afterLogin: () => void = run,
): () => void {
  const choose = useMemberChoice(name, run, afterLogin);
  return () => choose(0);
}
