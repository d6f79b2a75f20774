import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long a restored page may take to grow to its old height, in milliseconds. */
const PATIENCE = 5000;
/** What tells that the visitor wants to go somewhere else. */
const GESTURES = ['wheel', 'touchmove', 'keydown'];

/** Scrolls to `top` as soon as the page is tall enough; stops when the visitor scrolls. */
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
  /** Addresses that keep their place whatever way leads back to them, as tabs do. */
  keptPaths?: readonly string[] | undefined;
}

/**
 * Starts a new page at its top, brings back the old place on back, forward and reload, and leaves it
 * alone when only the query changes: paging and filters decide for themselves.
 */
export function ScrollManager({ keptPaths }: ScrollManagerProps) {
  const { key, pathname, search, hash } = useLocation();
  // A tab keeps its place under its own address, not under an entry of the history.
  const place = keptPaths?.includes(pathname + search) ? pathname : key;
  const kind = useNavigationType();
  const shownPath = useRef<string>(null);
  const positions = useRef(new Map<string, number>());

  // Before the next page goes to its top, the former one must no longer be listened to.
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
