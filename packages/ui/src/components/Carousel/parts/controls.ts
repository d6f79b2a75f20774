export interface CarouselControlsProps {
  count: number;
  index: number;
  isPlaying: boolean;
  /** Whether the timer is running; the current bar then fills up. */
  isRunning: boolean;
  onSelect: (index: number) => void;
  onToggle: () => void;
}

/** Returns the indexes 0 to `count` − 1. */
export const ordinals = (count: number) => Array.from({ length: count }, (_, order) => order);
