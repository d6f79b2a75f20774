import { useEffect, useLayoutEffect, useRef } from 'react';
import { sessionKeys, tab } from '@qinghe/hooks/storage';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long a restored page may take to grow to its old height, in milliseconds. */
const PATIENCE = 5000;
/** How many places a reload brings back. */
const KEPT = 50;

function keptPositions(): Map<string, number> {
  try {
    return new Map<string, number>(JSON.parse(tab.read(sessionKeys.scroll()) ?? '[]'));
  } catch {
    return new Map();
  }
}

const positions = keptPositions();

/** Scrolls to `top` as soon as the page is tall enough; stops when the visitor scrolls. */
function restore(top: number): () => void {
  const start = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
    window.removeEventListener('keydown', stop);
  };
  const attempt = () => {
    window.scrollTo(0, top);
    const isThere = Math.abs(window.scrollY - top) < 2;
    if (isThere || performance.now() - start > PATIENCE) stop();
    else frame = requestAnimationFrame(attempt);
  };
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  window.addEventListener('keydown', stop);
  attempt();
  return stop;
}

/**
 * Starts a new page at its top, brings back the old place on back, forward and reload, and leaves it
 * alone when only the query changes: paging and filters decide for themselves.
 */
export function ScrollManager() {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();
  const shownPath = useRef<string>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () =>
      tab.write(sessionKeys.scroll(), JSON.stringify(Array.from(positions).slice(-KEPT)));
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const path = pathname + hash;
    const isNewPath = shownPath.current !== path;
    shownPath.current = path;
    if (hash && isNewPath) {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
      return undefined;
    }
    if (kind === NavigationType.Pop) return restore(positions.get(key) ?? 0);
    if (isNewPath) window.scrollTo(0, 0);
    return undefined;
  }, [key, kind, pathname, hash]);

  return null;
}
