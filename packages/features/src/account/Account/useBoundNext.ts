import { useCallback } from 'react';
import { readLoginAim } from '@qinghe/hooks/data/auth';
import { keepAim } from '@qinghe/hooks/data/gates';
import { closeDialog, finishLogin } from '@qinghe/hooks/stores/dialogs';
import { readSessionFlags } from '@qinghe/hooks/stores/session';
import { paths } from '@qinghe/hooks/url';
import { useLocation, useNavigate } from '@qinghe/features/routing/Routing';

/**
 * What comes after a mobile was bound to a social account (spec §4): the face check where one is
 * pending, and from there back; else what the visitor wanted.
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
