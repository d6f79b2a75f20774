import { useEffect, useState, useSyncExternalStore } from 'react';
import { useReducedMotion } from './useReducedMotion.ts';

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

interface AutoplayOptions {
  /** Time in ms before the next slide shows. */
  interval: number;
  /** Whether there is more than one slide. */
  isEnabled: boolean;
  /** Whether the timer is stopped because the pointer or the focus is inside. */
  isHeld: boolean;
  /** Index of the current slide; every change restarts the timer. */
  index: number;
  onNext: () => void;
}

/**
 * Calls `onNext` after each interval. It starts paused with reduced motion, and the timer does not
 * run while `isHeld` or while the tab is hidden.
 */
export function useAutoplay({ interval, isEnabled, isHeld, index, onNext }: AutoplayOptions) {
  const isCalm = useReducedMotion();
  const [choice, setChoice] = useState<boolean | null>(null);
  const isTabVisible = useSyncExternalStore(
    onVisibility,
    () => !document.hidden,
    () => true,
  );
  const isPlaying = choice ?? !isCalm;
  const isRunning = isEnabled && isPlaying && !isHeld && isTabVisible;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(onNext, interval);
    return () => clearTimeout(timer);
  }, [isRunning, interval, index, onNext]);
  return { isPlaying, isRunning, toggle: () => setChoice(!isPlaying) };
}
