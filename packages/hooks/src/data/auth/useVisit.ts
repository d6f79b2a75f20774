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

/** Whether this tab belongs to a visit on a shared computer. */
export function useIsVisit(): boolean {
  return useSyncExternalStore(onVisit, isVisit);
}

/**
 * Ends the session of a visit on a shared computer after 15 minutes without a sign of life, or two
 * minutes away from the site; the tab stays one of a shared computer.
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
    const handleSign = () => {
      if (Date.now() - seen < STEP) return;
      seen = Date.now();
      look();
      extendVisit();
    };
    const handleLeave = () => {
      if (hasToken()) shortenVisit();
    };
    handleSign();
    const timer = setInterval(look, STEP);
    for (const type of SIGNS) window.addEventListener(type, handleSign, { capture: true });
    window.addEventListener('pagehide', handleLeave);
    window.addEventListener('pageshow', handleSign);
    return () => {
      clearInterval(timer);
      for (const type of SIGNS) window.removeEventListener(type, handleSign, { capture: true });
      window.removeEventListener('pagehide', handleLeave);
      window.removeEventListener('pageshow', handleSign);
    };
  }, [isOn]);
}
