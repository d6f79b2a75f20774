import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Pull distance of the content from which a refresh is triggered, in pixels. */
const THRESHOLD = 56;
/** Largest pull distance of the content, in pixels. */
const LIMIT = 96;
/** Distance that the content moves, as a share of the finger's. */
const RESISTANCE = 0.5;

/** State of a pull; `ready` when releasing it would refresh. */
export type PullState = 'resting' | 'pulling' | 'ready' | 'refreshing';

/** Tracks a touch that pulls the page down at its top; calls `onRefresh` if the content was pulled far enough. */
export function usePull(ref: RefObject<HTMLElement | null>, onRefresh: () => Promise<unknown>) {
  const [offset, setOffset] = useState(0);
  const [isRefreshing, setIsRefreshing] = useState(false);

  const refresh = useEffectEvent(async () => {
    setIsRefreshing(true);
    setOffset(THRESHOLD);
    try {
      await onRefresh();
    } finally {
      setIsRefreshing(false);
      setOffset(0);
    }
  });

  useEffect(() => {
    const element = ref.current;
    if (!element || isRefreshing) return undefined;
    let start: { x: number; y: number } | null = null;
    let pulled = 0;

    const begin = ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start =
        touch && touches.length === 1 && window.scrollY <= 0
          ? { x: touch.clientX, y: touch.clientY }
          : null;
      pulled = 0;
    };
    const move = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!start || !touch) return;
      const down = touch.clientY - start.y;
      const isSideways = Math.abs(touch.clientX - start.x) > Math.abs(down);
      if (pulled === 0 && (down <= 0 || isSideways || window.scrollY > 0)) {
        start = null;
        return;
      }
      pulled = Math.min(LIMIT, Math.max(0, down * RESISTANCE));
      if (event.cancelable) event.preventDefault();
      setOffset(pulled);
    };
    const end = () => {
      if (start && pulled >= THRESHOLD) void refresh();
      else setOffset(0);
      start = null;
      pulled = 0;
    };

    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, [ref, isRefreshing]);

  const moving: PullState = offset >= THRESHOLD ? 'ready' : offset > 0 ? 'pulling' : 'resting';
  return { offset, state: isRefreshing ? ('refreshing' as const) : moving };
}
