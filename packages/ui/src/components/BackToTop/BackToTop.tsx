import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState, type ButtonHTMLAttributes, type RefObject } from 'react';
import { Icon } from '../Icon/index.ts';
import * as styles from './BackToTop.styles.ts';

/**
 * Returns whether the page is scrolled by `threshold` px or more, and tells the button the height of the bar at the page's
 * bottom. Read in animation frames, to force no extra layout.
 */
function useIsScrolled(threshold: number, button: RefObject<HTMLButtonElement | null>): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    let frame = 0;
    const read = () => {
      setScrolled(window.scrollY >= threshold);
      const bar = document.querySelector<HTMLElement>('[data-bar]');
      button.current?.style.setProperty('--bar', `${bar?.offsetHeight ?? 0}px`);
    };
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
  }, [threshold, button]);
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
  /** The accessible name. */
  label?: string;
}

/**
 * A button that scrolls to the top of the page and moves the focus there. Shows after 2000 px of scrolling by default. On the
 * mobile site it keeps above the element with `data-bar`, the bar at the bottom of a page.
 */
export function BackToTop({ threshold = 2000, label = '回到顶部', ...rest }: BackToTopProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isVisible = useIsScrolled(threshold, button);
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      title={label}
      onClick={scrollToTop}
      css={[styles.root, isVisible && styles.visible]}
      {...rest}
    >
      <Icon as={ArrowUp} />
    </button>
  );
}
