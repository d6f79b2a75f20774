import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that tells whether the calling component is still mounted. A reply that comes late asks it before it
 * navigates, so that a visitor who has left the page stays where they are.
 */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
