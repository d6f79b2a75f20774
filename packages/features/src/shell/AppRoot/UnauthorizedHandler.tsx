import { useEffect, useRef } from 'react';
import { onUnauthorized } from '@qinghe/hooks/data/client';
import { paths } from '@qinghe/hooks/url';
import { toast } from '@qinghe/ui/components/Toast';
import { useLocation, useNavigate } from '@qinghe/features/routing/Routing';

/** Shows a toast once when the session has expired, and redirects to the login page, which returns here afterwards (spec §8). */
export function UnauthorizedHandler() {
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef(location);
  useEffect(() => {
    here.current = location;
  }, [location]);

  useEffect(
    () =>
      onUnauthorized(() => {
        toast.error('请重新登录');
        const { pathname, search } = here.current;
        if (!pathname.startsWith(paths.login()))
          void navigate(paths.login(pathname + search), { replace: true });
      }),
    [navigate],
  );
  return null;
}
