import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { container } from '../../../styles/layout.ts';
import { Icon } from '../../Icon/index.ts';
import { ordinals, type CarouselControlsProps } from './controls.ts';
import * as styles from './controls.styles.ts';

/** Controls of the desktop hero: arrows, one bar per slide, and the pause button. */
export default function WideControls({
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
