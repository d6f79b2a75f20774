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

/** The ways to log in that leave the site and come back. */
export type SocialWay = 'qq' | 'wechat';

/** A way out of the site. */
export interface SocialStart {
  /** Where it leads, for the link. A login or binding begun by this address alone is asked about on the way back. */
  href: string;
  /**
   * Begins the flow and keeps in this tab what the way back needs; call it as the visitor leaves.
   * Returns the address to leave for, which carries the flow's mark.
   */
  leave: () => string;
}

/**
 * Makes the addresses that start a login outside of the site (contract E-13, E-14).
 *
 * @param site Origin and base path of the application, such as `https://school.example/h5`.
 */
export function useSocialLogin(site: string): (way: SocialWay, aim: string) => SocialStart {
  const { config } = useSystem();
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

/** Where a login outside of the site leads on to: `redirect` of the address, else what this tab kept. */
export function readLoginAim(search: URLSearchParams): string {
  return sanitizeRedirect(search.get('redirect') ?? tab.read(sessionKeys.loginReturn));
}
