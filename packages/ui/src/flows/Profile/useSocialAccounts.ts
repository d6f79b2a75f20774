import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SOCIAL_APPS, type SocialApp } from '@qinghe/api/resources/profile';
import { useBindReturn, useBindStart } from '@qinghe/hooks/data/profile';
import { useSession } from '@qinghe/hooks/stores/session';
import { useSystem } from '@qinghe/hooks/stores/system';
import { toast } from '../../components/Toast/index.ts';
import { showError } from '../Account/showError.ts';

/** A social account of the member. */
export interface SocialAccount {
  app: SocialApp;
  isBound: boolean;
  /** Where the browser goes to bind it; null while that is not possible. */
  bindHref: string | null;
}

/**
 * The member's social accounts: those that the school offers, and those that are bound. It also
 * finishes a binding that comes back to this page (contract 4.5).
 *
 * @param page Absolute address of this page.
 */
export function useSocialAccounts(page: string): SocialAccount[] {
  const { user } = useSession();
  const { config } = useSystem();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const start = useBindStart();
  const clean = useCallback(
    (rest: string) => void navigate({ pathname, search: rest, hash }, { replace: true }),
    [navigate, pathname, hash],
  );
  useBindReturn(search, {
    clean,
    onBound: () => toast.success('绑定成功'),
    onFailed: (reason) => {
      if (typeof reason === 'string') toast.error(reason);
      else showError(reason);
    },
  });
  const isOffered = { qq: config?.socialites.qq, wechat: config?.socialites.wechat_oauth };
  const isBound = { qq: user?.is_bind_qq === true, wechat: user?.is_bind_wechat === true };
  return [...SOCIAL_APPS]
    .reverse()
    .filter((app) => isBound[app] || isOffered[app])
    .map((app) => ({ app, isBound: isBound[app], bindHref: start(app, page) }));
}
