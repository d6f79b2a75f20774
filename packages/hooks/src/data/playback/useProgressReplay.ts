import { useEffect } from 'react';
import { useSession } from '../../stores/session/index.ts';
import { replay } from './reporters.ts';

/**
 * Reports the positions that an earlier page could not send: once the member is loaded, and whenever the network connection
 * returns. Call it once, at the root.
 */
export function useProgressReplay(): void {
  const memberId = useSession().user?.id;
  useEffect(() => {
    if (memberId === undefined) return undefined;
    const start = () => replay(memberId);
    start();
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [memberId]);
}
