import { useLayoutEffect, useRef, useState } from 'react';

const SHOW_AFTER_MS = 150;
const KEEP_MS = 300;

/**
 * Whether a loading placeholder is visible: only after 150 ms of loading, and then for at least
 * 300 ms, so that a quick response does not make the page flicker.
 */
export function useDelayedVisible(isLoading: boolean): boolean {
  const [isVisible, setVisible] = useState(false);
  const shownAt = useRef(0);
  // A layout effect stops the timer as soon as loading ends, so that it cannot hide the content again.
  useLayoutEffect(() => {
    if (isLoading === isVisible) return undefined;
    const wait = isLoading ? SHOW_AFTER_MS : shownAt.current + KEEP_MS - performance.now();
    const timer = setTimeout(() => {
      shownAt.current = performance.now();
      setVisible(isLoading);
    }, wait);
    return () => clearTimeout(timer);
  }, [isLoading, isVisible]);
  return isVisible;
}
