import { useLayoutEffect, useRef, useState } from 'react';

const SHOW_AFTER_MS = 150;
const KEEP_MS = 300;

/**
 * Whether a waiting picture is on screen: not before 150 ms of waiting, and then for 300 ms at
 * least, so that a quick answer does not make the page flicker.
 */
export function useDelayedVisible(isLoading: boolean): boolean {
  const [isVisible, setVisible] = useState(false);
  const shownAt = useRef(0);
  // Ends the timer together with the waiting: content that is there must not go again.
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
