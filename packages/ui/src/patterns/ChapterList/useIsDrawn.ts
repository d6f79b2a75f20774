import { startTransition, useEffect, useState, type RefObject } from 'react';
import { whenIdle } from './whenIdle.ts';

/** Distance from the viewport at which content is rendered, in pixels. */
const MARGIN = 800;

/**
 * Whether an element's content should be rendered: true once the element is near the viewport or the
 * browser was idle, and never false again.
 */
export function useIsDrawn(ref: RefObject<HTMLElement | null>, isAlways: boolean): boolean {
  const [wasDrawn, setWasDrawn] = useState(isAlways);
  const isDrawn = wasDrawn || isAlways;
  if (isAlways && !wasDrawn) setWasDrawn(true);
  useEffect(() => {
    if (isDrawn || ref.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) startTransition(() => setWasDrawn(true));
      },
      { rootMargin: `${MARGIN}px 0px` },
    );
    observer.observe(ref.current);
    const forget = whenIdle(() => setWasDrawn(true));
    return () => {
      observer.disconnect();
      forget();
    };
  }, [isDrawn, ref]);
  return isDrawn;
}
