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

// The slides show first, their controls follow.
const WideControls = late(async () => (await import('./parts/WideControls.tsx')).default);
const CardControls = late(async () => (await import('./parts/CardControls.tsx')).default);

/** Shapes: 536 high over the whole page, or a 172 high card of the mobile site. */
export const carouselLayouts = ['wide', 'card'] as const;

export interface CarouselSlide {
  id: string | number;
  content: ReactNode;
}

/** What it listens to itself. */
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
  /** What the slides are, the accessible name. */
  label: string;
  /** The pictures and what stands on them, in their order. */
  slides: readonly CarouselSlide[];
  /** `wide` fills the width of a desktop page, `card` is the rounded one of the mobile site. */
  layout?: (typeof carouselLayouts)[number];
  /** How long a slide stays, in ms. */
  interval?: number;
  /** The slide that shows first, from 0. */
  defaultIndex?: number;
}

const isToggle = (target: EventTarget) =>
  target instanceof Element && target.closest('[data-autoplay]');

/**
 * Slides that change by themselves every 5 s, by arrows, keys or a swipe. The time stands still
 * while the pointer or the focus is inside and while the tab is hidden; with reduced motion it only
 * runs on request. One slide has no controls; hidden slides are out of reach.
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
  // Time goes on to the next slide; whoever is at the slides may choose any.
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
