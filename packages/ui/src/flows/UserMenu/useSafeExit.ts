import { useCallback } from 'react';
import { useLogout } from '@qinghe/hooks/data/auth';
import { resetDialogs, sealDialogs } from '@qinghe/hooks/stores/dialogs';
import { toast } from '../../components/Toast/index.ts';

/** How long the farewell is shown before the site is loaded anew, in milliseconds (spec §9). */
const DELAY = 500;

/**
 * Logs the member out: at once on this page, then on the server; says so, and leaves when both the
 * server has answered and 500 ms are over.
 *
 * @param leave Loads the home page anew.
 */
export function useSafeExit(leave: () => void): () => void {
  const { trigger } = useLogout();
  return useCallback(() => {
    // The page may be a member's: the login must not open while the site is on its way out.
    sealDialogs();
    toast.success('已安全退出');
    const pause = new Promise((resolve) => {
      setTimeout(resolve, DELAY);
    });
    void Promise.all([trigger(), pause]).then(() => {
      resetDialogs();
      leave();
    });
  }, [trigger, leave]);
}
