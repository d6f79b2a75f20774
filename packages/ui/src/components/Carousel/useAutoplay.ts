import { useEffect, useState, useSyncExternalStore } from 'react';
import { useReducedMotion } from './useReducedMotion.ts';

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

interface AutoplayOptions {
  /** How long a slide stays, in ms. */
  interval: number;
  /** Whether there is anything to play. */
  isEnabled: boolean;
  /** Whether the reader is at the slides, which holds them. */
  isHeld: boolean;
  /** The slide that shows; every change starts the time anew. */
  index: number;
  onNext: () => void;
}

/**
 * Moves on by time. It starts paused when the reader asked for less motion and stands still while
 * held or while the tab is hidden.
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
