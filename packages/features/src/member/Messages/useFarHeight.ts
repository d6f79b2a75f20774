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

const listeners = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>();
/** One for all: every observer costs the browser time in each frame, however little it observes. */
let observer: IntersectionObserver | null = null;

/** Tells of an element whenever it comes near the window or leaves it far behind; returns the way to stop. */
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

/** The height that an element keeps while it is far outside the window and may be empty, in pixels; else null. */
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
