import { useEffect, useRef } from 'react';
import {
  NavigationType,
  useNavigationType,
  useReloadPlace,
} from '@qinghe/features/routing/Routing';

/**
 * Scrolls to the top of the document when another page or filter of a list is shown in place. On back, forward and reload the
 * former position is restored instead.
 */
export function usePageTop(page: string | number): void {
  const kind = useNavigationType();
  useReloadPlace();
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [page, kind]);
}
