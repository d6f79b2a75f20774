import { useEffect, useState, type ReactNode } from 'react';
import * as styles from './CourseDetail.styles.ts';

export interface OfferFollowerProps {
  /** Element with the offer's buttons at the top of the page; null until it is mounted. */
  original: HTMLElement | null;
  /** Price or progress, and the main button. */
  children: ReactNode;
}

/** Repeats the offer while its buttons at the top of the page are scrolled out of view. */
export function OfferFollower({ original, children }: OfferFollowerProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!original || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      // A busy page hears of several changes at once; the last one holds.
      const entry = entries[entries.length - 1];
      if (entry) setIsShown(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(original);
    return () => observer.disconnect();
  }, [original]);
  if (!isShown) return null;
  return (
    <section aria-label="购买与学习" css={styles.follower}>
      {children}
    </section>
  );
}
