import { useEffect, useRef } from 'react';

/** Goes to the top of the page when `key` changes, so that a new list is read from its start. */
export function useTopOnChange(key: string | number): void {
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    window.scrollTo(0, 0);
  }, [key]);
}
