import { useEffect, useState } from 'react';
import { hasToken } from '@qinghe/hooks/data/swr';
import { useSession } from '@qinghe/hooks/stores/session';

/**
 * Whether somebody is logged in here, has been since the page was opened, or is about to: their token is stored, or a login outside of
 * the site has put something into the address.
 */
export function useHasSession(search: string): boolean {
  const { isLogin } = useSession();
  const [isKnown, setKnown] = useState(false);

  useEffect(() => {
    if (isLogin || hasToken() || new URLSearchParams(search).get('action') === 'login')
      setKnown(true);
  }, [isLogin, search]);
  return isKnown;
}
