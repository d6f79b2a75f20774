import { ArrowUp } from 'lucide-react';
import { useEffect, useState, type ButtonHTMLAttributes } from 'react';
import { Icon } from '../Icon/index.ts';
import * as styles from './BackToTop.styles.ts';

/** Corners it stands in: of a desktop page, of a phone, above the bottom bar of a phone. */
export const backToTopPlaces = ['page', 'phone', 'aboveBar'] as const;

/** Whether the page is scrolled that far. It is read at frames, when the layout is known anyway. */
function useIsScrolled(threshold: number): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    let frame = 0;
    const read = () => setScrolled(window.scrollY >= threshold);
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(read);
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', follow);
    };
  }, [threshold]);
  return isScrolled;
}

function scrollToTop() {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
  window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
}

export interface BackToTopProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'onClick'
> {
  /** How far the page is scrolled, in CSS px, before the button shows. */
  threshold?: number;
  /** Where it floats: above the edge, or above a bar at the bottom. */
  place?: (typeof backToTopPlaces)[number];
  /** The accessible name. */
  label?: string;
}

/** Goes back to the top of a long page, focus included. Shows after 2000 px of scrolling. */
export function BackToTop({
  threshold = 2000,
  place = 'page',
  label = '回到顶部',
  ...rest
}: BackToTopProps) {
  const isVisible = useIsScrolled(threshold);
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={scrollToTop}
      css={[styles.root, styles.places[place], isVisible && styles.visible]}
      {...rest}
    >
      <Icon as={ArrowUp} />
    </button>
  );
}
