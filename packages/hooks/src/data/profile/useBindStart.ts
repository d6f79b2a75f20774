import {
  RETURN_URL_MAX_LENGTH,
  socialLoginUrl,
  wechatLoginUrl,
} from '@qinghe/api/resources/redirects';
import type { SocialApp } from '@qinghe/api/resources/profile';
import { readEnv } from '../../env/index.ts';
import { session } from '../../stores/session/index.ts';
import { useSystem } from '../../stores/system/index.ts';
import { socialReturnUrls } from '../../url/index.ts';
import { beginFlow } from '../auth/socialFlow.ts';
import type { SocialStart } from '../auth/useSocialLogin.ts';

/**
 * Makes the addresses that start a binding outside of the site (contract E-13, E-14, 4.5).
 *
 * @param page Absolute address of the page to come back to; null while it is too long for the server.
 */
export function useBindStart(): (app: SocialApp, page: string) => SocialStart | null {
  const { config } = useSystem();
  const base = config?.url || readEnv().apiUrl || window.location.origin;
  return (app, page) => {
    if (page.length > RETURN_URL_MAX_LENGTH) return null;
    const start = (mark: string | null) => {
      // Without room for the mark the way back asks.
      const urls = socialReturnUrls(page, mark, RETURN_URL_MAX_LENGTH) ?? {
        s_url: page,
        f_url: page,
      };
      const back = { ...urls, action: 'bind' as const };
      return app === 'qq' ? socialLoginUrl(base, 'qq', back) : wechatLoginUrl(base, back);
    };
    return {
      href: start(null),
      leave: () => start(beginFlow('bind', session.user?.id ?? 0)),
    };
  };
}
