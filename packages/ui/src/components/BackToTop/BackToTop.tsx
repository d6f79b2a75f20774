import { ArrowUp } from 'lucide-react';
import { useEffect, useState, type ButtonHTMLAttributes } from 'react';
import { Icon } from '../Icon/index.ts';
import * as styles from './BackToTop.styles.ts';

/** Positions of the button: on a desktop page, on a phone, or on a phone above a bottom bar. */
export const backToTopPlaces = ['page', 'phone', 'aboveBar'] as const;

/** Whether the page is scrolled by `threshold` px or more. Read in animation frames, to force no extra layout. */
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
  /** Scroll distance in CSS px from which the button shows. */
  threshold?: number;
  /** Position: on a desktop page (`page`), on a phone (`phone`), or on a phone above a bottom bar (`aboveBar`). */
  place?: (typeof backToTopPlaces)[number];
  /** The accessible name. */
  label?: string;
}

/** A button that scrolls to the top of the page and moves the focus there. Shows after 2000 px of scrolling by default. */
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
