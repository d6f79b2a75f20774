import { useEffect, useState, type RefObject } from 'react';

/** How far outside the window something is still near, in pixels. */
const MARGIN = 800;

/** Whether the element has come near the window since it was first shown; for ever true then. */
export function useIsNear(ref: RefObject<HTMLElement | null>, isAlways: boolean): boolean {
  const [isNear, setIsNear] = useState(isAlways);
  const isKnown = isNear || isAlways;
  useEffect(() => {
    if (isKnown || ref.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: `${MARGIN}px 0px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isKnown, ref]);
  return isKnown;
}
