import { useEffect } from 'react';
import { useSession } from '../../stores/session/index.ts';
import { replay } from './reporters.ts';

/**
 * Reports what an earlier page could not: when the member is there, and whenever the network comes
 * back. Call it once, at the root.
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
