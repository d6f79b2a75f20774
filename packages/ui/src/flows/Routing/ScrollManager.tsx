import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long a restored page may take to grow to its old height, in milliseconds. */
const PATIENCE = 2000;
const positions = new Map<string, number>();

/** Scrolls to `top` as soon as the page is tall enough; stops when the visitor scrolls. */
function restore(top: number): () => void {
  const start = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
  };
  const attempt = () => {
    window.scrollTo(0, top);
    const isThere = Math.abs(window.scrollY - top) < 2;
    if (isThere || performance.now() - start > PATIENCE) stop();
    else frame = requestAnimationFrame(attempt);
  };
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  attempt();
  return stop;
}

/**
 * Starts a new page at its top, brings back the old place on back and forward, and leaves it alone
 * when only the query changes.
 */
export function ScrollManager() {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (hash) {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
      return undefined;
    }
    if (kind === NavigationType.Pop) return restore(positions.get(key) ?? 0);
    window.scrollTo(0, 0);
    return undefined;
    // The query may change in place: paging and filters decide for themselves.
    // eslint-disable-next-line react/exhaustive-deps
  }, [pathname, hash]);

  return null;
}
