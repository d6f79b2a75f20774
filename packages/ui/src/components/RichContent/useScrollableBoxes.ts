import { useEffect, type RefObject } from 'react';

/** Makes boxes marked `data-scroll` focusable, so that the keyboard can scroll them, but only while they overflow. */
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
    // A web font that loads late can widen only a table, so the children are observed too.
    for (const box of boxes)
      for (const part of [box, ...Array.from(box.children)]) observer.observe(part);
    return () => observer.disconnect();
  }, [root, content]);
}
