import { useEffect, useRef } from 'react';
import { onUnauthorized } from '@qinghe/hooks/data/client';
import { sessionKeys, tab } from '@qinghe/hooks/storage';
import { useSession } from '@qinghe/hooks/stores/session';
import { paths } from '@qinghe/hooks/url';
import { restore, useLocation } from '@qinghe/features/routing/Routing';

const KEY = sessionKeys.page('return');

/** Restores the scroll position after the login of a member whose session had expired. */
export function useReturnPlace(): void {
  const { pathname, search } = useLocation();
  const { isLogin } = useSession();
  const place = pathname + search;
  const here = useRef(place);
  useEffect(() => {
    here.current = place;
  }, [place]);

  useEffect(
    () => onUnauthorized(() => void tab.write(KEY, `${window.scrollY} ${here.current}`)),
    [],
  );

  useEffect(() => {
    if (!isLogin || pathname.startsWith(paths.login())) return undefined;
    const [top, ...kept] = (tab.read(KEY) ?? '').split(' ');
    tab.remove(KEY);
    return kept.join(' ') === place ? restore(Number(top) || 0) : undefined;
  }, [isLogin, pathname, place]);
}
