import { startTransition, useEffect, useState, type RefObject } from 'react';

/** How far outside the window something is far away, in pixels: a strong flick does not get there in one go. */
const MARGIN = 2400;

/** Whether somebody is busy with what is inside: the focus or a selection would be lost with it. */
function isInUse(element: HTMLElement): boolean {
  const selection = document.getSelection();
  return (
    element.contains(document.activeElement) ||
    (selection?.isCollapsed === false && selection.containsNode(element, true))
  );
}

/** The height that an element keeps while it is far outside the window and may be empty, in pixels; else null. */
export function useFarHeight(ref: RefObject<HTMLElement | null>): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries[entries.length - 1] ?? {};
        if (isIntersecting) startTransition(() => setHeight(null));
        else if (boundingClientRect && !isInUse(element))
          startTransition(() => setHeight(boundingClientRect.height));
      },
      { rootMargin: `${MARGIN}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return height;
}
