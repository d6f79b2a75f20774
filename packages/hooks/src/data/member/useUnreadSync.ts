import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { getUnreadCount } from '@qinghe/api/resources/messages';
import { localKeys } from '../../storage/index.ts';
import { setFreshUnread } from '../../stores/session/index.ts';
import { applyMark, readMark } from '../messages/readMarks.ts';
import { endpointKey, hasToken } from '../swr/index.ts';

/** Follows which messages the other tabs of this browser mark as read. Call it once, at the root. */
export function useUnreadSync(): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== localKeys.readMessages || !hasToken()) return;
      const mark = readMark(newValue);
      if (!mark) return;
      applyMark(mark);
      setFreshUnread(true);
      void mutate(endpointKey(getUnreadCount, {}));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [mutate]);
}
