import { useCallback } from 'react';
import { useLogout } from '@qinghe/hooks/data/auth';
import { setLeaving } from '@qinghe/hooks/stores/session';
import { sayFarewell } from './sayFarewell.ts';

/**
 * Logs the member out: at once on this page, whatever the server does; says so, and leaves when the
 * farewell was there for 500 ms.
 *
 * @param leave Loads the home page anew.
 */
export function useSafeExit(leave: () => void): () => void {
  const { trigger } = useLogout();
  return useCallback(() => {
    setLeaving(true);
    void trigger();
    void sayFarewell('已安全退出', leave);
  }, [trigger, leave]);
}
