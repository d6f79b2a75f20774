import { useEffect, useRef, useState, type RefObject } from 'react';
import { SWRConfig } from 'swr';
import type { Endpoint, Input } from '@qinghe/api/contract/endpoint';
import { cacheId, endpointKey } from './load.ts';

/**
 * How far outside the viewport an element counts as near, as a CSS margin; or whether all do, as in stories, which render whole
 * pages.
 */
export const nearSettings = { margin: '300px 0px', isEverythingNear: false };

/**
 * Delays a call until its element comes near the viewport. Returns the ref for that element, and the input, which is null until
 * then. Data in the cache is shown at once, as after going back. Without `IntersectionObserver` every element counts as near.
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
