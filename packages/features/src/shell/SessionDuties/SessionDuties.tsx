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
  /** Which site it is: the desktop one has dialogs of the account, the mobile one binds on the callback page. */
  site: Site;
}

function handleTabChange(change: TabSessionChange): void {
  cancelDialog();
  if (change === 'logout') toast.info('你已在其他页面退出登录');
}

/**
 * What is asked of every page: logins and logouts of other tabs, the referral mark of the address, old addresses, what the server
 * lacks, the keys of the search field, the look of the system, reports of what breaks and of how fast the page was, and, for whom
 * there is any, what is kept for times without a network and what a session asks.
 */
export function SessionDuties({ site }: SessionDutiesProps) {
  const { pathname, search } = useLocation();
  const hasSession = useHasSession(search);
  useTabSession(handleTabChange);
  useServerMark();
  // What an earlier page has kept is looked at before this one keeps it.
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

  // Before the code of a login is sent with it.
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
