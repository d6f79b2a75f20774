import { useState } from 'react';

export interface YieldedProps {
  /** Which content is missing. The global styles define how far the content below moves; for courses and teachers it is `--yielded`. */
  place: 'announcement' | 'categories' | 'courses' | 'news' | 'teachers' | 'tiles';
}

/**
 * Rendered for a moment in place of content that was expected but does not exist: an animation moves the content below up, which
 * would jump otherwise. Removed when the animation has ended, so that later content is not animated.
 */
export function Yielded({ place }: YieldedProps) {
  const [isOver, setOver] = useState(false);
  return isOver ? null : <div data-yielded={place} onAnimationEnd={() => setOver(true)} />;
}
