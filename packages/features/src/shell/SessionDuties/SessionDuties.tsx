import { Suspense, useEffect, useLayoutEffect } from 'react';
import { useActivitiesProbe } from '@qinghe/hooks/data/activities';
import { useTabSession, type TabSessionChange } from '@qinghe/hooks/data/auth';
import { useKeepConfig, useServerMark } from '@qinghe/hooks/data/config';
import { startErrorReports, startVitals } from '@qinghe/hooks/error-reports';
import { useHasCopies } from '@qinghe/hooks/offline';
import { local, localKeys } from '@qinghe/hooks/storage';
import { cancelDialog } from '@qinghe/hooks/stores/dialogs';
import { paths, readMsv, type Site } from '@qinghe/hooks/url';
import { late } from '@qinghe/ui/components/Late';
import { toast } from '@qinghe/ui/components/Toast';
import { readOldAddresses, useLocation, useOldAddress } from '@qinghe/features/routing/Routing';
import { repeatFarewell } from '@qinghe/features/account/UserMenu';
import { followTheme } from '../Theme/index.ts';
import { LateSchoolScripts } from '../SchoolScripts/index.ts';
import { useFailureWords } from './useFailureWords.ts';
import { useHasSession } from './useHasSession.ts';
import { useSearchKeys } from './useSearchKeys.ts';

const OfflineDuties = late(async () => (await import('./OfflineDuties.tsx')).OfflineDuties);
const AccountDuties = late(async () => (await import('./AccountDuties.tsx')).AccountDuties);

export interface SessionDutiesProps {
  /** Which site it is: the desktop site binds a mobile number in a dialog, the mobile site on the callback page. */
  site: Site;
}

function handleTabChange(change: TabSessionChange): void {
  cancelDialog();
  if (change === 'logout') toast.info('你已在其他页面退出登录');
}

/**
 * Work of every page: logins and logouts of other tabs, the referral code of the address, old addresses, features that the server
 * lacks, search shortcuts, the system's theme, reports of errors and of web vitals and, where needed, offline support and
 * session-related work.
 */
export function SessionDuties({ site }: SessionDutiesProps) {
  const { pathname, search } = useLocation();
  const hasSession = useHasSession(search);
  useTabSession(handleTabChange);
  useServerMark();
  // Called before `useKeepConfig`, so that only what an earlier page stored counts.
  const hasCopies = useHasCopies();
  useKeepConfig();
  useActivitiesProbe(pathname === paths.home());
  useEffect(startErrorReports, []);
  useEffect(startVitals, []);
  useFailureWords();
  useEffect(followTheme, []);
  useEffect(repeatFarewell, []);
  useSearchKeys();
  useOldAddress(site);
  useEffect(() => readOldAddresses(site), [site]);

  // A layout effect, so that the referral code is stored before a login code is sent together with it.
  useLayoutEffect(() => {
    const msv = readMsv(search);
    if (msv !== null) local.write(localKeys.msv, msv);
  }, [search]);

  return (
    <>
      {hasSession && (
        <Suspense fallback={null}>
          <AccountDuties site={site} />
        </Suspense>
      )}
      {hasCopies && (
        <Suspense fallback={null}>
          <OfflineDuties />
        </Suspense>
      )}
      <LateSchoolScripts />
    </>
  );
}
