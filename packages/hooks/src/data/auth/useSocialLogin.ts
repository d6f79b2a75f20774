import { useCallback } from 'react';
import {
  RETURN_URL_MAX_LENGTH,
  socialLoginUrl,
  wechatLoginUrl,
} from '@qinghe/api/resources/redirects';
import { readEnv } from '../../env/index.ts';
import { sessionKeys, tab } from '../../storage/index.ts';
import { useSystem } from '../../stores/system/index.ts';
import { loginReturnUrls, sanitizeRedirect } from '../../url/index.ts';
import { beginFlow } from './socialFlow.ts';

/** The login providers that leave the site and come back. */
export type SocialWay = 'qq' | 'wechat';

/** Link to an external provider's page, for a login or a binding. */
export interface SocialStart {
  /** Address for the link. When the flow was begun by this address alone, without `leave`, the visitor is asked on return. */
  href: string;
  /**
   * Begins the flow and stores in this tab what the return needs; call it as the visitor leaves. Returns the address to navigate
   * to, which carries the flow's mark.
   */
  leave: () => string;
}

/**
 * Returns a function that makes the addresses for starting a login with an external provider (contract E-13, E-14).
 *
 * @param site Origin and base path of the application, such as `https://school.example/h5`.
 */
export function useSocialLogin(site: string): (way: SocialWay, aim: string) => SocialStart {
  const config = useSystem((state) => state.config);
  const base = config?.url || readEnv().apiUrl || window.location.origin;
  return useCallback(
    (way, aim) => {
      const start = (mark: string | null) => {
        const { kept, ...urls } = loginReturnUrls(site, aim, mark, RETURN_URL_MAX_LENGTH);
        const back = { ...urls, action: 'login' as const };
        const href = way === 'qq' ? socialLoginUrl(base, 'qq', back) : wechatLoginUrl(base, back);
        return { href, kept };
      };
      return {
        href: start(null).href,
        leave() {
          const { href, kept } = start(beginFlow('login', 0));
          if (kept === null) tab.remove(sessionKeys.loginReturn);
          else tab.write(sessionKeys.loginReturn, kept);
          return href;
        },
      };
    },
    [base, site],
  );
}

/** Returns the page to open after a login with an external provider: `redirect` of the address, else what this tab stored. */
export function readLoginAim(search: URLSearchParams): string {
  return sanitizeRedirect(search.get('redirect') ?? tab.read(sessionKeys.loginReturn));
}
