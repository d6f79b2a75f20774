import { useEffect, type RefObject } from 'react';

/** Puts boxes that really scroll, marked `data-scroll`, in reach of the keyboard, and only those. */
export function useScrollableBoxes(root: RefObject<HTMLElement | null>, content: string | null) {
  useEffect(() => {
    const element = root.current;
    if (!element || content === null) return undefined;
    const boxes = Array.from(element.querySelectorAll<HTMLElement>('[data-scroll]'));
    if (boxes.length === 0) return undefined;
    const update = () => {
      for (const box of boxes) {
        if (box.scrollWidth > box.clientWidth + 1) box.tabIndex = 0;
        else box.removeAttribute('tabindex');
      }
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    // A font that comes late makes a table wider, and nothing else.
    for (const box of boxes)
      for (const part of [box, ...Array.from(box.children)]) observer.observe(part);
    return () => observer.disconnect();
  }, [root, content]);
}
