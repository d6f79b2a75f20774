import { useCallback } from 'react';
import {
  RETURN_URL_MAX_LENGTH,
  socialLoginUrl,
  wechatLoginUrl,
} from '@qinghe/api/resources/redirects';
import { readEnv } from '../../env/index.ts';
import { sessionKeys, tab } from '../../storage/index.ts';
import { useSystem } from '../../stores/system/index.ts';
import { loginReturnUrls } from '../../url/index.ts';

/** The ways to log in that leave the site and come back. */
export type SocialWay = 'qq' | 'wechat';

/**
 * Makes the address that starts a login outside of the site (contract E-13, E-14). An aim that is
 * too long for the way back is kept in the tab.
 *
 * @param site Origin and base path of the application, such as `https://school.example/h5`.
 */
export function useSocialLogin(site: string): (way: SocialWay, aim: string) => string {
  const { config } = useSystem();
  const base = config?.url || readEnv().apiUrl || window.location.origin;
  return useCallback(
    (way, aim) => {
      const { s_url, f_url, kept } = loginReturnUrls(site, aim, RETURN_URL_MAX_LENGTH);
      if (kept === null) tab.remove(sessionKeys.loginReturn);
      else tab.write(sessionKeys.loginReturn, kept);
      const back = { s_url, f_url, action: 'login' as const };
      return way === 'qq' ? socialLoginUrl(base, 'qq', back) : wechatLoginUrl(base, back);
    },
    [base, site],
  );
}
