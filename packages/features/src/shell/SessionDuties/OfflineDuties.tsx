import { useEffect } from 'react';
import { startOffline } from '@qinghe/hooks/offline';
import { OfflineNotice } from '../OfflineNotice/index.ts';

/** What is kept and shown for times without a network. */
export function OfflineDuties() {
  useEffect(startOffline, []);
  return <OfflineNotice />;
}
