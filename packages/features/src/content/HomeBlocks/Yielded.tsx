import { useState } from 'react';

export interface YieldedProps {
  /** The place, whose height the global styles know; around that of the teachers it is `--yielded`. */
  place: 'announcement' | 'categories' | 'news' | 'teachers' | 'tiles';
}

/**
 * Stands for a moment in the place of what was waited for and is not there: what follows glides up
 * instead of jumping. What comes later is left alone.
 */
export function Yielded({ place }: YieldedProps) {
  const [isOver, setOver] = useState(false);
  return isOver ? null : <div data-yielded={place} onAnimationEnd={() => setOver(true)} />;
}
