import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** How far the content must come down for a refresh, in pixels. */
const THRESHOLD = 56;
/** How far it comes down at the most. */
const LIMIT = 96;
/** Share of the finger's way that the content goes. */
const RESISTANCE = 0.5;

/** What a pull is doing. */
export type PullState = 'resting' | 'pulling' | 'ready' | 'refreshing';

/** Follows a finger that pulls the page down at its top, and refreshes when it lets go far enough. */
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
