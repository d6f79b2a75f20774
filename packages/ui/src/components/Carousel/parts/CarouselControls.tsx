import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { container } from '../../../styles/layout.ts';
import { Icon } from '../../Icon/index.ts';
import * as styles from '../Carousel.styles.ts';

export interface CarouselControlsProps {
  count: number;
  index: number;
  isPlaying: boolean;
  /** Whether the time of the slide is running, which the current bar shows. */
  isRunning: boolean;
  onSelect: (index: number) => void;
  onToggle: () => void;
}

const ordinals = (count: number) => Array.from({ length: count }, (_, order) => order);

/** Arrows, one bar a slide, and the pause button of the desktop hero. */
export function WideControls({
  count,
  index,
  isPlaying,
  isRunning,
  onSelect,
  onToggle,
}: CarouselControlsProps) {
  return (
    <div css={styles.wideFrame}>
      <div css={[container, styles.wideControls]}>
        <button
          type="button"
          css={styles.roundButton}
          aria-label="上一张"
          onClick={() => onSelect(index - 1)}
        >
          <Icon as={ChevronLeft} size={18} />
        </button>
        <div css={styles.bars}>
          {ordinals(count).map((order) => (
            <button
              key={order}
              type="button"
              css={styles.barButton}
              aria-label={`第 ${order + 1} 张`}
              aria-current={order === index || undefined}
              onClick={() => onSelect(order)}
            >
              <span css={[styles.bar, order === index && styles.currentBar]}>
                {order === index && <span css={[styles.fill, isRunning && styles.filling]} />}
              </span>
            </button>
          ))}
        </div>
        <button
          type="button"
          data-autoplay
          css={styles.roundButton}
          aria-label={isPlaying ? '暂停轮播' : '播放轮播'}
          onClick={onToggle}
        >
          <Icon as={isPlaying ? Pause : Play} size={16} />
        </button>
        <button
          type="button"
          css={styles.roundButton}
          aria-label="下一张"
          onClick={() => onSelect(index + 1)}
        >
          <Icon as={ChevronRight} size={18} />
        </button>
      </div>
    </div>
  );
}

/** The small pill of the mobile banner: pause, and the bars as one button for the next slide. */
export function CardControls({
  count,
  index,
  isPlaying,
  isRunning,
  onSelect,
  onToggle,
}: CarouselControlsProps) {
  return (
    <div css={styles.cardControls}>
      <button
        type="button"
        data-autoplay
        css={[styles.cardButton, styles.cardToggle]}
        aria-label={isPlaying ? '暂停轮播' : '播放轮播'}
        onClick={onToggle}
      >
        <Icon as={isPlaying ? Pause : Play} size={14} fill="currentColor" strokeWidth={0} />
      </button>
      <button
        type="button"
        css={[styles.cardButton, styles.cardNext]}
        aria-label="下一张"
        onClick={() => onSelect(index + 1)}
      >
        {ordinals(count).map((order) => (
          <span
            key={order}
            css={[styles.bar, styles.cardBar, order === index && styles.currentCardBar]}
          >
            {order === index && <span css={[styles.fill, isRunning && styles.filling]} />}
          </span>
        ))}
      </button>
    </div>
  );
}
