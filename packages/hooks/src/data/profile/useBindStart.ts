import {
  RETURN_URL_MAX_LENGTH,
  socialLoginUrl,
  wechatLoginUrl,
} from '@qinghe/api/resources/redirects';
import type { SocialApp } from '@qinghe/api/resources/profile';
import { readEnv } from '../../env/index.ts';
import { useSystem } from '../../stores/system/index.ts';

/**
 * Makes the address that starts a binding outside of the site (contract E-13, E-14, 4.5).
 *
 * @param page Absolute address of the page to come back to; null while it is too long for the server.
 */
export function useBindStart(): (app: SocialApp, page: string) => string | null {
  const { config } = useSystem();
  const base = config?.url || readEnv().apiUrl || window.location.origin;
  return (app, page) => {
    if (page.length > RETURN_URL_MAX_LENGTH) return null;
    const back = { s_url: page, f_url: page, action: 'bind' } as const;
    return app === 'qq' ? socialLoginUrl(base, 'qq', back) : wechatLoginUrl(base, back);
  };
}
