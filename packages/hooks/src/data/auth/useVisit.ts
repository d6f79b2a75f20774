import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { isVisit } from '../../storage/index.ts';
import { session } from '../../stores/session/index.ts';
import { hasToken } from '../swr/index.ts';
import { endSession } from './useLogout.ts';
import { extendVisit, onVisit, shortenVisit, visitTimeLeft } from './visit.ts';

/** What says that somebody is there; a lesson that plays does too. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'timeupdate'] as const;

/** Least time between two looks at the clock, in milliseconds. */
const STEP = 5000;

/** How long a page may still be there that one of its own links or buttons has left, in milliseconds. */
const DEPARTURE = 60_000;

/** Whether this tab belongs to a visit on a shared computer. */
export function useIsVisit(): boolean {
  return useSyncExternalStore(onVisit, isVisit);
}

/**
 * Ends the session of a visit on a shared computer after 15 minutes without a sign of life, also
 * while a member has left by the page itself, as to pay, or two minutes after the tab was closed;
 * the tab stays one of a shared computer.
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
    // Browsers before the Navigation API do not tell a closed tab from a member who pays.
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
