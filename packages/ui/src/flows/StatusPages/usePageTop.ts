import { useEffect, useRef } from 'react';

/** Scrolls to the top of the document when another page of a list is shown in place. */
export function usePageTop(page: number): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    window.scrollTo(0, 0);
  }, [page]);
}
