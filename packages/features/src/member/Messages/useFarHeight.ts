import { startTransition, useEffect, useState, type RefObject } from 'react';

/**
 * Distance from the window beyond which an element counts as far away, in pixels: a strong flick does not scroll further at once.
 */
const MARGIN = 2400;

/** Returns whether an element contains the focus or a selection, which would be lost if it were emptied. */
function isInUse(element: HTMLElement): boolean {
  const selection = document.getSelection();
  return (
    element.contains(document.activeElement) ||
    (selection?.isCollapsed === false && selection.containsNode(element, true))
  );
}

const listeners = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>();
/** One observer shared by all elements, because every observer costs time in each frame, however little it observes. */
let observer: IntersectionObserver | null = null;

/** Calls a listener whenever an element comes near the window or gets far away from it; returns a function that stops that. */
function watch(element: Element, listener: (entry: IntersectionObserverEntry) => void) {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry);
    },
    { rootMargin: `${MARGIN}px 0px` },
  );
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    listeners.delete(element);
  };
}

/** Returns the height in pixels that an element must keep while it is far outside the window and may be empty; else null. */
export function useFarHeight(ref: RefObject<HTMLElement | null>): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    return watch(element, ({ isIntersecting, boundingClientRect }) => {
      if (isIntersecting) startTransition(() => setHeight(null));
      else if (!isInUse(element)) startTransition(() => setHeight(boundingClientRect.height));
    });
  }, [ref]);
  return height;
}
