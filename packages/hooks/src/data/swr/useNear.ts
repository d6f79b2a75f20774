import { useEffect, useRef, useState, type RefObject } from 'react';
import { SWRConfig } from 'swr';
import type { Endpoint, Input } from '@qinghe/api/contract/endpoint';
import { cacheId, endpointKey } from './load.ts';

/** How far outside the window something is still near, as a margin of CSS; or whether everything is, as in stories, which draw whole pages. */
export const nearSettings = { margin: '300px 0px', isEverythingNear: false };

/**
 * Puts a call off until its place comes near the window: answers the element to watch, and the input, which is null until
 * then. What the cache has, as on the way back, is shown at once. Without a window everything is near.
 */
export function useNear<E extends Endpoint, T extends Element = HTMLElement>(
  endpoint: E,
  input: Input<E>,
): { ref: RefObject<T | null>; input: Input<E> | null } {
  const ref = useRef<T>(null);
  const [isNear, setIsNear] = useState(
    () =>
      nearSettings.isEverythingNear ||
      typeof IntersectionObserver === 'undefined' ||
      SWRConfig.defaultValue.cache.get(cacheId(endpointKey(endpoint, input)))?.data !== undefined,
  );
  useEffect(() => {
    const place = ref.current;
    if (isNear || !place) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: nearSettings.margin },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, input: isNear ? input : null };
}
