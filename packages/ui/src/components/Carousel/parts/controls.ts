export interface CarouselControlsProps {
  count: number;
  index: number;
  isPlaying: boolean;
  /** Whether the time of the slide is running, which the current bar shows. */
  isRunning: boolean;
  onSelect: (index: number) => void;
  onToggle: () => void;
}

/** 0 to `count` − 1. */
export const ordinals = (count: number) => Array.from({ length: count }, (_, order) => order);
