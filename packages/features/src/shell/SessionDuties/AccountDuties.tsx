import { useCallback, useEffect } from 'react';
import { useIsVisit, useLoginReturn, useVisitEnd } from '@qinghe/hooks/data/auth';
import { useUnreadSync } from '@qinghe/hooks/data/member';
import { local, localKeys } from '@qinghe/hooks/storage';
import { cancelDialog, closeDialog, openBind } from '@qinghe/hooks/stores/dialogs';
import { useSession } from '@qinghe/hooks/stores/session';
import { paths } from '@qinghe/hooks/url';
import { toast } from '@qinghe/ui/components/Toast';
import { LoginQuestion } from '@qinghe/features/account/Account';
import { AgreementGate } from '@qinghe/features/account/Agreement';
import { useLocation, useNavigate } from '@qinghe/features/routing/Routing';
import { showError } from '@qinghe/features/states/ShowError';
import { ProgressReplay } from '../ProgressReplay/index.ts';
import type { SessionDutiesProps } from './SessionDuties.tsx';
import { useReturnPlace } from './useReturnPlace.ts';

const NOT_KEPT = '在此浏览器中无法保存登录状态，关闭或刷新页面后需要重新登录';
const VISIT = '公共电脑模式：关闭标签页或 15 分钟不操作将自动退出，不在本机保留记录';

/** Exchanges a login code of the address, on any page but the callback page, which does so itself. */
function CodeLogin({ site }: SessionDutiesProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isHandled = pathname === paths.loginCallback() || pathname === paths.error();
  const clean = useCallback(
    (rest: string) => void navigate({ pathname, search: rest, hash }, { replace: true }),
    [navigate, pathname, hash],
  );
  const state = useLoginReturn(isHandled ? '' : search, clean);

  useEffect(() => {
    // Only one dialog may be open at a time.
    if (state.status === 'asking') closeDialog();
    if (state.status === 'failed') {
      if (state.error === null) toast.error(state.message ?? '登录失败，请重试');
      else showError(state.error);
    }
    if (state.status !== 'unbound') return;
    if (site === 'desktop') openBind(state.code, 'address');
    else void navigate(paths.loginCallback(pathname + search), { replace: true });
    // Reacts to a change of the outcome only, not of the address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state]);
  return <LoginQuestion login={state} />;
}

function handleVisitEnd(): void {
  cancelDialog();
  toast.info('长时间未操作，已自动退出');
}

/**
 * Session-related work of every page: a login code of the address, messages read in other tabs, consent to changed protocols, the
 * scroll position after a new login, progress that an earlier page could not report, the end of a visit on a shared computer, and
 * a toast where the browser cannot keep the session.
 */
export function AccountDuties({ site }: SessionDutiesProps) {
  const { isLogin } = useSession();
  useUnreadSync();
  useVisitEnd(handleVisitEnd);
  useReturnPlace();
  const isVisit = useIsVisit();

  useEffect(() => {
    if (!isLogin || local.isKept(localKeys.userToken)) return;
    if (isVisit) toast.info(VISIT);
    else toast.warning(NOT_KEPT);
  }, [isLogin, isVisit]);

  return (
    <>
      <CodeLogin site={site} />
      <AgreementGate />
      <ProgressReplay />
    </>
  );
}
