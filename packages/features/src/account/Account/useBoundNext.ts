import { useCallback } from 'react';
import { readLoginAim } from '@qinghe/hooks/data/auth';
import { keepAim } from '@qinghe/hooks/data/gates';
import { closeDialog, finishLogin } from '@qinghe/hooks/stores/dialogs';
import { readSessionFlags } from '@qinghe/hooks/stores/session';
import { paths } from '@qinghe/hooks/url';
import { useLocation, useNavigate } from '@qinghe/features/routing/Routing';

/**
 * Returns what continues after a mobile number was bound to a social account (spec §4): a pending face check, which then returns
 * to this page, or else the completion of the login.
 */
export function useBoundNext(): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useCallback(() => {
    if (!readSessionFlags().isFaceCheckPending) {
      finishLogin();
      return;
    }
    const isLogin = pathname.startsWith(paths.login());
    keepAim(isLogin ? readLoginAim(new URLSearchParams(search)) : pathname + search);
    closeDialog();
    void navigate(paths.faceCheck(), { replace: true });
  }, [pathname, search, navigate]);
}
