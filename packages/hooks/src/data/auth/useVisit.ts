import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { isVisit } from '../../storage/index.ts';
import { session } from '../../stores/session/index.ts';
import { hasToken } from '../swr/index.ts';
import { endSession } from './useLogout.ts';
import { extendVisit, onVisit, shortenVisit, visitTimeLeft } from './visit.ts';

/** Events that count as user activity; a playing lesson (`timeupdate`) does too. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'timeupdate'] as const;

/** Minimum interval between two checks of the time left, in milliseconds. */
const STEP = 5000;

/** How long after one of its links or buttons began a navigation the page may still be open, in milliseconds. */
const DEPARTURE = 60_000;

/** Whether this tab belongs to a session on a shared computer. */
export function useIsVisit(): boolean {
  return useSyncExternalStore(onVisit, isVisit);
}

/**
 * Ends a member's session on a shared computer after 15 minutes without user activity, also while the page itself has led them
 * away, as to pay, or two minutes after the tab was closed. The tab stays marked as one of a shared computer.
 *
 * @param onEnd Event handler called when the session has ended that way.
 */
export function useVisitEnd(onEnd: () => void): void {
  const isOn = useIsVisit();
  const { unload } = useSWRConfig();

  const look = useEffectEvent(() => {
    const isOver = hasToken() ? visitTimeLeft() < 2 * STEP : session.isLogin;
    if (!isOver) return;
    void endSession();
    unload();
    onEnd();
  });

  useEffect(() => {
    if (!isOn) return undefined;
    let seen = 0;
    // Without the Navigation API a closed tab cannot be told from a member who has left to pay.
    let departed = window.navigation ? 0 : Number.POSITIVE_INFINITY;
    const handleSign = () => {
      if (Date.now() - seen < STEP) return;
      seen = Date.now();
      look();
      extendVisit();
    };
    const handleNavigate = ({ destination, downloadRequest }: NavigateEvent) => {
      if (!destination.sameDocument && downloadRequest === null) departed = Date.now();
    };
    const handleLeave = () => {
      if (hasToken() && Date.now() - departed > DEPARTURE) shortenVisit();
    };
    handleSign();
    const timer = setInterval(look, STEP);
    for (const type of SIGNS) window.addEventListener(type, handleSign, { capture: true });
    window.navigation?.addEventListener('navigate', handleNavigate);
    window.addEventListener('pagehide', handleLeave);
    window.addEventListener('pageshow', handleSign);
    return () => {
      clearInterval(timer);
      for (const type of SIGNS) window.removeEventListener(type, handleSign, { capture: true });
      window.navigation?.removeEventListener('navigate', handleNavigate);
      window.removeEventListener('pagehide', handleLeave);
      window.removeEventListener('pageshow', handleSign);
    };
  }, [isOn]);
}
