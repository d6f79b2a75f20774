import { useCallback, type MouseEvent, type ReactNode } from 'react';
import { SOCIAL_APPS, type SocialApp } from '@qinghe/api/resources/profile';
import { useBindReturn, useBindStart } from '@qinghe/hooks/data/profile';
import { useSession } from '@qinghe/hooks/stores/session';
import { useSystem } from '@qinghe/hooks/stores/system';
import { toast } from '@qinghe/ui/components/Toast';
import { useLocation, useNavigate } from '@qinghe/features/routing/Routing';
import { showError } from '@qinghe/features/states/ShowError';
import { CodeQuestion } from '../Account/index.ts';

/** A social account of the member, bound or offered. */
export interface SocialAccount {
  app: SocialApp;
  isBound: boolean;
  /** Address of the provider's page that binds it; null while binding is not possible. */
  bindHref: string | null;
  /** Click handler of the link to `bindHref`: begins the binding. */
  onLeave: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The social accounts of a profile. */
export interface SocialAccounts {
  socials: SocialAccount[];
  /** Asks for confirmation of a binding that this tab did not begin; to be rendered anywhere on the page. */
  question: ReactNode;
}

/**
 * Returns the member's social accounts: those that the school offers and those that are bound. Also finishes a binding that
 * returns to this page, or asks for its confirmation (contract 4.5).
 *
 * @param page Absolute address of this page.
 */
export function useSocialAccounts(page: string): SocialAccounts {
  const { user } = useSession();
  const config = useSystem((state) => state.config);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const start = useBindStart();
  const clean = useCallback(
    (rest: string) => void navigate({ pathname, search: rest, hash }, { replace: true }),
    [navigate, pathname, hash],
  );
  const question = useBindReturn(search, user?.id ?? 0, {
    clean,
    onBound: () => toast.success('绑定成功'),
    onFailed: (reason) => {
      if (typeof reason === 'string') toast.error(reason);
      else showError(reason);
    },
  });
  const isOffered = { qq: config?.socialites.qq, wechat: config?.socialites.wechat_oauth };
  const isBound = { qq: user?.is_bind_qq === true, wechat: user?.is_bind_wechat === true };
  const socials = [...SOCIAL_APPS]
    .reverse()
    .filter((app) => isBound[app] || isOffered[app])
    .map((app): SocialAccount => {
      const way = start(app, page);
      return {
        app,
        isBound: isBound[app],
        bindHref: way && way.href,
        onLeave: (event) => {
          if (way) event.currentTarget.href = way.leave();
        },
      };
    });
  return {
    socials,
    question: <CodeQuestion question={question} memberName={user?.nick_name ?? ''} />,
  };
}
