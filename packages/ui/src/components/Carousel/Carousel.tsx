import {
  Suspense,
  useCallback,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { late } from '../Late/index.ts';
import { useAutoplay } from './useAutoplay.ts';
import { useSwipe } from './useSwipe.ts';
import * as styles from './Carousel.styles.ts';

// The controls are loaded after the slides have rendered.
const WideControls = late(async () => (await import('./parts/WideControls.tsx')).default);
const CardControls = late(async () => (await import('./parts/CardControls.tsx')).default);

/** Layouts: full page width and 536 px high, or a card 172 px high for the mobile site. */
export const carouselLayouts = ['wide', 'card'] as const;

export interface CarouselSlide {
  id: string | number;
  content: ReactNode;
}

/** Event handlers that the carousel sets itself, so callers cannot pass them. */
type Own =
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'onPointerDown'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onClickCapture'
  | 'onDragStart'
  | 'onFocus'
  | 'onBlur'
  | 'onKeyDown';

export interface CarouselProps extends Omit<HTMLAttributes<HTMLElement>, Own> {
  /** Accessible name of the carousel. */
  label: string;
  /** The slides in order. */
  slides: readonly CarouselSlide[];
  /** `wide` has the full width of a desktop page, `card` is a rounded card for the mobile site. */
  layout?: (typeof carouselLayouts)[number];
  /** Time in ms before the next slide shows. */
  interval?: number;
  /** Index of the slide shown first, from 0. */
  defaultIndex?: number;
}

const isToggle = (target: EventTarget) =>
  target instanceof Element && target.closest('[data-autoplay]');

/**
 * Slides that advance every 5 s, or by the arrow buttons, arrow keys or a swipe. The timer is stopped
 * while the pointer or the focus is inside and while the tab is hidden; with reduced motion it starts
 * only by the play button. A single slide has no controls; hidden slides cannot be focused.
 */
export function Carousel({
  label,
  slides,
  layout = 'wide',
  interval = 5000,
  defaultIndex = 0,
  style,
  ...rest
}: CarouselProps) {
  const count = slides.length;
  const [chosen, setChosen] = useState(defaultIndex);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [reach, setReach] = useState(defaultIndex);
  const index = count === 0 ? 0 : chosen % count;
  const select = useCallback(
    (next: number) => setChosen((next + count) % Math.max(count, 1)),
    [count],
  );
  const step = (by: -1 | 1) => select(index + by);
  const goNext = useCallback(() => select(index + 1), [select, index]);
  const autoplay = useAutoplay({
    interval,
    isEnabled: count > 1,
    isHeld: isHovered || hasFocus,
    index,
    onNext: goNext,
  });
  const swipe = useSwipe(step);
  // The timer can only show the next slide; with the pointer or focus inside, any slide can be chosen.
  const near = index + (autoplay.isRunning ? 1 : 0);
  if (near > reach) setReach(near);

  if (count === 0) return null;
  const Controls = layout === 'wide' ? WideControls : CardControls;
  const movement = count > 1 && {
    onPointerEnter: (event: PointerEvent) => {
      setHovered(event.pointerType === 'mouse');
      setReach(count);
    },
    onPointerLeave: () => setHovered(false),
    onFocus: (event: FocusEvent) => {
      setFocus(!isToggle(event.target));
      setReach(count);
    },
    onBlur: () => setFocus(false),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowLeft') step(-1);
      else if (event.key === 'ArrowRight') step(1);
    },
    ...swipe,
  };
  return (
    <section
      css={[styles.root, styles.layouts[layout]]}
      style={{ ['--carousel-interval' as string]: `${interval}ms`, ...style }}
      aria-roledescription="轮播"
      aria-label={label}
      {...movement}
      {...rest}
    >
      <div aria-live={autoplay.isRunning ? 'off' : 'polite'}>
        {slides.map(({ id, content }, order) => (
          <div
            key={id}
            role="group"
            aria-roledescription="幻灯片"
            aria-label={`第 ${order + 1} 张，共 ${count} 张`}
            data-slide={order === index ? 'shown' : ''}
            css={[
              styles.slide,
              order === index && styles.currentSlide,
              order > reach && styles.laterSlide,
            ]}
          >
            {content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <Suspense>
          <Controls
            count={count}
            index={index}
            isPlaying={autoplay.isPlaying}
            isRunning={autoplay.isRunning}
            onSelect={select}
            onToggle={autoplay.toggle}
          />
        </Suspense>
      )}
    </section>
  );
}
