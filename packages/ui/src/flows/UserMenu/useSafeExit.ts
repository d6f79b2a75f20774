import { useCallback } from 'react';
import { useLogout } from '@qinghe/hooks/data/auth';
import { resetDialogs, sealDialogs } from '@qinghe/hooks/stores/dialogs';
import { loadToasts, toast } from '../../components/Toast/index.ts';

/** How long the farewell is shown before the site is loaded anew, in milliseconds (spec §9). */
const DELAY = 500;

/** How long the farewell's code may take before the site leaves without it, in milliseconds. */
const PATIENCE = 3000;

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Logs the member out: at once on this page, then on the server; says so, and leaves when both the
 * server has answered and the farewell was there for 500 ms.
 *
 * @param leave Loads the home page anew.
 */
export function useSafeExit(leave: () => void): () => void {
  const { trigger } = useLogout();
  return useCallback(() => {
    // The page may be a member's: the login must not open while the site is on its way out.
    sealDialogs();
    toast.success('已安全退出');
    const farewell = Promise.race([loadToasts(), wait(PATIENCE)]).then(() => wait(DELAY));
    void Promise.all([trigger(), farewell]).then(() => {
      resetDialogs();
      leave();
    });
  }, [trigger, leave]);
}
