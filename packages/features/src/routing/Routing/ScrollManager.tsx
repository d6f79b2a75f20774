import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Maximum time for a restored page to reach its former height, in milliseconds. */
const PATIENCE = 5000;
/** Events that show that the visitor wants to scroll elsewhere. */
const GESTURES = ['wheel', 'touchmove', 'keydown'];

/** Scrolls to `top` as soon as the page is tall enough; stops when the visitor scrolls. Returns a function that stops it. */
export function restore(top: number): () => void {
  const start = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of GESTURES) window.removeEventListener(type, stop);
  };
  const attempt = () => {
    window.scrollTo(0, top);
    const isThere = Math.abs(window.scrollY - top) < 2;
    if (isThere || performance.now() - start > PATIENCE) stop();
    else frame = requestAnimationFrame(attempt);
  };
  for (const type of GESTURES) window.addEventListener(type, stop, { passive: true });
  attempt();
  return stop;
}

export interface ScrollManagerProps {
  /** Paths whose scroll position is restored whichever way the visitor returns to them, as with tabs. */
  keptPaths?: readonly string[] | undefined;
}

/**
 * Scrolls a new page to its top and restores the position on back, forward and reload. A change of only the query does not
 * scroll: paging and filters decide for themselves.
 */
export function ScrollManager({ keptPaths }: ScrollManagerProps) {
  const { key, pathname, search, hash } = useLocation();
  // Positions of tabs are stored by their path instead of the history entry.
  const place = keptPaths?.includes(pathname + search) ? pathname : key;
  const kind = useNavigationType();
  const shownPath = useRef<string>(null);
  const positions = useRef(new Map<string, number>());

  // The listener for the previous page must be removed before the new page is scrolled to its top.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => positions.current.set(place, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [place]);

  useLayoutEffect(() => {
    const path = pathname + hash;
    const isNewPath = shownPath.current !== path;
    shownPath.current = path;
    if (hash && isNewPath) {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
      return undefined;
    }
    const isKept = place !== key && isNewPath;
    if (isKept || kind === NavigationType.Pop) return restore(positions.current.get(place) ?? 0);
    if (isNewPath) window.scrollTo(0, 0);
    return undefined;
  }, [key, place, kind, pathname, hash]);

  return null;
}
