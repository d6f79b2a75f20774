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
 * Returns a function that makes the addresses for starting a binding with an external provider (contract E-13, E-14, 4.5), or
 * null where the return address is too long for the server.
 *
 * @param page Absolute address of the page to come back to.
 */
export function useBindStart(): (app: SocialApp, page: string) => SocialStart | null {
  const config = useSystem((state) => state.config);
  const base = config?.url || readEnv().apiUrl || window.location.origin;
  return (app, page) => {
    if (page.length > RETURN_URL_MAX_LENGTH) return null;
    const start = (mark: string | null) => {
      // Where the address has no room for the mark, the member is asked on return.
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
