import { startTransition, useEffect, useState, type RefObject } from 'react';
import { whenIdle } from './whenIdle.ts';

/** How far outside the window something is still near, in pixels. */
const MARGIN = 800;

/**
 * Whether an element should have its content: once it comes near the window, at the latest when the
 * browser was idle long enough; for ever true then.
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
