import { useEffect, useEffectEvent } from 'react';
import { hasToken } from '@qinghe/hooks/data/swr';
import { dropIntent, keepIntent, takeIntent } from '@qinghe/hooks/storage';
import { useSession } from '@qinghe/hooks/stores/session';
import { useLocation } from '@qinghe/features/routing/Routing';
import { useLoginPrompt } from './LoginPrompt.tsx';

/**
 * An action that only members can take: a member's runs at once, a visitor's after the login, however
 * that goes (dialog, page, a provider's page, a reload).
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
  const { isPage, ask } = useLoginPrompt();

  const resume = useEffectEvent(() => {
    if (isLogin && takeIntent(pathname, name, Date.now())) afterLogin();
    else if (isPage && !hasToken()) dropIntent(pathname);
  });
  useEffect(() => resume(), [isLogin, pathname]);

  return () => {
    if (isLogin || hasToken()) {
      run();
      return;
    }
    keepIntent(pathname, name, Date.now());
    ask();
  };
}
