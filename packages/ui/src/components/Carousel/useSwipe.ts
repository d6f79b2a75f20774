import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** Shortest sideways move of a swipe, in CSS px; a shorter one is a tap. */
const MIN_DISTANCE = 40;

/** Returns handlers that turn a sideways drag into a step of -1 or 1 and suppress the click at its end. */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const start = useRef<number | null>(null);
  const hasSwiped = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.isPrimary ? event.clientX : null;
      hasSwiped.current = false;
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current === null) return;
      const distance = event.clientX - start.current;
      start.current = null;
      if (Math.abs(distance) < MIN_DISTANCE) return;
      hasSwiped.current = true;
      onSwipe(distance < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onClickCapture: (event: MouseEvent) => {
      if (!hasSwiped.current) return;
      hasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}
