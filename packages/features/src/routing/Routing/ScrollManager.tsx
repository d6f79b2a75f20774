import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Maximum time for a restored page to reach its former height, in milliseconds. */
const PATIENCE = 5000;
/** Events that show that the visitor wants to scroll elsewhere. */
const GESTURES = ['wheel', 'touchmove', 'keydown'];

/** Scrolls to `top` as soon as the page is tall enough; stops when the visitor scrolls. Returns a function that stops it. */
export function restore(top: number): () => void {
  let end = performance.now() + PATIENCE;
  const stop = () => {
    end = 0;
    for (const type of GESTURES) window.removeEventListener(type, stop);
  };
  const attempt = () => {
    if (performance.now() > end) return stop();
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) > 1) requestAnimationFrame(attempt);
    else stop();
    return undefined;
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
 * Scrolls a new page to its top and restores the position on back and forward. The page that the visitor came to stays where it
 * is. A change of only the query does not scroll: paging and filters decide for themselves.
 */
export function ScrollManager({ keptPaths }: ScrollManagerProps) {
  const { key, pathname, search, hash } = useLocation();
  // Positions of tabs are stored by their path instead of the history entry.
  const place = keptPaths?.includes(pathname + search) ? pathname : key;
  const kind = useNavigationType();
  const shownPath = useRef<string>(null);
  const positions = useRef(new Map<string, number>());

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => positions.current.set(place, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    const path = pathname + hash;
    const before = shownPath.current;
    const isNewPath = before !== path;
    shownPath.current = path;
    let stop: (() => void) | undefined;
    if (hash && isNewPath) {
      // Not decoded: our ids are ASCII, and what anybody may append to a link need not be decodable.
      document.getElementById(hash.slice(1))?.scrollIntoView();
    } else if (before) {
      const isKept = place !== key && isNewPath;
      if (isKept || kind === NavigationType.Pop) stop = restore(positions.current.get(place) ?? 0);
      else if (isNewPath) window.scrollTo(0, 0);
      // Another query alone is another entry at the same place, which may be left again without scrolling.
      else remember();
      // A page that was rendered in advance may have been scrolled before its code was there.
    } else remember();
    // The listener must be gone before the next page is scrolled to its top.
    return () => {
      window.removeEventListener('scroll', remember);
      stop?.();
    };
  }, [key, place, kind, pathname, hash]);

  return null;
}
