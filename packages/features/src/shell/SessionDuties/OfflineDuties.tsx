import { useEffect } from 'react';
import { startOffline } from '@qinghe/hooks/offline';
import { OfflineNotice } from '../OfflineNotice/index.ts';

/** Starts offline support and shows its notice. */
export function OfflineDuties() {
  useEffect(startOffline, []);
  return <OfflineNotice />;
}
