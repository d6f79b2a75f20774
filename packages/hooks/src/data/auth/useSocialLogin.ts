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

/** The ways to log in that leave the site and come back. */
export type SocialWay = 'qq' | 'wechat';

/** A way out of the site. */
export interface SocialStart {
  /** Where the browser is sent. */
  href: string;
  /** Keeps what does not fit into the address; call it on the way out. */
  keep: () => void;
}

/**
 * Makes the address that starts a login outside of the site (contract E-13, E-14), and what has to be
 * kept in this tab for the way back.
 *
 * @param site Origin and base path of the application, such as `https://school.example/h5`.
 */
export function useSocialLogin(site: string): (way: SocialWay, aim: string) => SocialStart {
  const { config } = useSystem();
  const base = config?.url || readEnv().apiUrl || window.location.origin;
  return useCallback(
    (way, aim) => {
      const { s_url, f_url, kept } = loginReturnUrls(site, aim, RETURN_URL_MAX_LENGTH);
      const back = { s_url, f_url, action: 'login' as const };
      return {
        href: way === 'qq' ? socialLoginUrl(base, 'qq', back) : wechatLoginUrl(base, back),
        keep() {
          if (kept === null) tab.remove(sessionKeys.loginReturn);
          else tab.write(sessionKeys.loginReturn, kept);
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
