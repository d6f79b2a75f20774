import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { hasToken } from '@qinghe/hooks/data/swr';
import { useSession } from '@qinghe/hooks/stores/session';
import { dropIntent, takeIntent } from './intent.ts';
import { useAskForLogin } from './LoginPrompt.tsx';

/**
 * An action that only members can take: a member's runs at once, a visitor's after the login.
 *
 * @param name Tells the actions of a page apart.
 * @param afterLogin What runs after a login, where it differs.
 */
export function useMemberAction(
  name: string,
  run: () => void,
  afterLogin: () => void = run,
): () => void {
  const { isLogin } = useSession();
  const { pathname } = useLocation();
  const ask = useAskForLogin();

  const resume = useEffectEvent(() => {
    if (isLogin && takeIntent(pathname, name, Date.now())) afterLogin();
    else if (!hasToken()) dropIntent(pathname);
  });
  useEffect(() => resume(), [isLogin, pathname]);

  return () => (isLogin || hasToken() ? run() : ask(name, afterLogin));
}
