import { useEffect, useState } from 'react';
import { hasToken } from '@qinghe/hooks/data/swr';
import { useSession } from '@qinghe/hooks/stores/session';

/**
 * Whether somebody is logged in here, has been since the page was opened, or is about to: in another tab, or with what a login outside
 * of the site has put into the address.
 */
export function useHasSession(search: string): boolean {
  const { isLogin } = useSession();
  const [isKnown, setKnown] = useState(false);

  useEffect(() => {
    const look = () => {
      if (isLogin || hasToken() || new URLSearchParams(search).get('action') === 'login')
        setKnown(true);
    };
    look();
    window.addEventListener('storage', look);
    window.addEventListener('pageshow', look);
    return () => {
      window.removeEventListener('storage', look);
      window.removeEventListener('pageshow', look);
    };
  }, [isLogin, search]);
  return isKnown;
}
