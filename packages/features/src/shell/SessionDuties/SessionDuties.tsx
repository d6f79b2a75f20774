import { useCallback, useEffect, useLayoutEffect } from 'react';
import { useActivitiesProbe } from '@qinghe/hooks/data/activities';
import {
  useIsVisit,
  useLoginReturn,
  useTabSession,
  useVisitEnd,
  type TabSessionChange,
} from '@qinghe/hooks/data/auth';
import { useKeepConfig, useServerMark } from '@qinghe/hooks/data/config';
import { useUnreadSync } from '@qinghe/hooks/data/member';
import { startErrorReports, startVitals } from '@qinghe/hooks/error-reports';
import { startOffline } from '@qinghe/hooks/offline';
import { local, localKeys } from '@qinghe/hooks/storage';
import { cancelDialog, closeDialog, openBind } from '@qinghe/hooks/stores/dialogs';
import { useSession } from '@qinghe/hooks/stores/session';
import { paths, readMsv, type Site } from '@qinghe/hooks/url';
import { toast } from '@qinghe/ui/components/Toast';
import {
  readOldAddresses,
  useLocation,
  useNavigate,
  useOldAddress,
} from '@qinghe/features/routing/Routing';
import { LoginQuestion } from '@qinghe/features/account/Account';
import { showError } from '@qinghe/features/states/ShowError';
import { repeatFarewell } from '@qinghe/features/account/UserMenu';
import { AgreementGate } from '@qinghe/features/account/Agreement';
import { OfflineNotice } from '../OfflineNotice/index.ts';
import { ProgressReplay } from '../ProgressReplay/index.ts';
import { followTheme } from '../Theme/index.ts';
import { SchoolScripts } from '../SchoolScripts/index.ts';
import { useFailureWords } from './useFailureWords.ts';
import { useReturnPlace } from './useReturnPlace.ts';
import { useSearchKeys } from './useSearchKeys.ts';

export interface SessionDutiesProps {
  /** Which site it is: the desktop one has dialogs of the account, the mobile one binds on the callback page. */
  site: Site;
}

const NOT_KEPT = '在此浏览器中无法保存登录状态，关闭或刷新页面后需要重新登录';
const VISIT = '公共电脑模式：关闭标签页或 15 分钟不操作将自动退出，不在本机保留记录';

/** Exchanges a login code on any page but the callback page, which does so itself. */
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
    // One dialog at a time.
    if (state.status === 'asking') closeDialog();
    if (state.status === 'failed') {
      if (state.error === null) toast.error(state.message ?? '登录失败，请重试');
      else showError(state.error);
    }
    if (state.status !== 'unbound') return;
    if (site === 'desktop') openBind(state.code, 'address');
    else void navigate(paths.loginCallback(pathname + search), { replace: true });
    // Only the outcome calls for something, not the place.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state]);
  return <LoginQuestion login={state} />;
}

function handleTabChange(change: TabSessionChange): void {
  cancelDialog();
  if (change === 'logout') toast.info('你已在其他页面退出登录');
}

function handleVisitEnd(): void {
  cancelDialog();
  toast.info('长时间未操作，已自动退出');
}

/**
 * What the session asks of every page: the referral mark and a login code of the address, old addresses, logins and
 * logouts of other tabs, what they have read, consent to changed protocols, the
 * way back after a new login, what the server lacks, progress that an earlier page could not report, the end of a visit on a
 * shared computer, the keys of the search field, a word where nothing is kept, the look of the system, reports of what
 * breaks and of how fast the page was, and what is kept and shown for times without a network.
 */
export function SessionDuties({ site }: SessionDutiesProps) {
  const { pathname, search } = useLocation();
  const { isLogin } = useSession();
  useTabSession(handleTabChange);
  useUnreadSync();
  useServerMark();
  // What an earlier page has kept is looked at before this one keeps it.
  useEffect(startOffline, []);
  useKeepConfig();
  useActivitiesProbe(pathname === paths.home());
  useEffect(startErrorReports, []);
  useEffect(startVitals, []);
  useFailureWords();
  useEffect(followTheme, []);
  useEffect(repeatFarewell, []);
  useVisitEnd(handleVisitEnd);
  useReturnPlace();
  useSearchKeys();
  useOldAddress(site);
  useEffect(() => readOldAddresses(site), [site]);
  const isVisit = useIsVisit();

  // Before the effect below it that sends the mark.
  useLayoutEffect(() => {
    const msv = readMsv(search);
    if (msv !== null) local.write(localKeys.msv, msv);
  }, [search]);

  useEffect(() => {
    if (!isLogin || local.isKept(localKeys.userToken)) return;
    if (isVisit) toast.info(VISIT);
    else toast.warning(NOT_KEPT);
  }, [isLogin, isVisit]);

  return (
    <>
      <CodeLogin site={site} />
      <AgreementGate />
      <OfflineNotice />
      <ProgressReplay />
      <SchoolScripts />
    </>
  );
}
