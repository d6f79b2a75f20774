import { Pause, Play } from 'lucide-react';
import { Icon } from '../../Icon/index.ts';
import { ordinals, type CarouselControlsProps } from './controls.ts';
import * as styles from './controls.styles.ts';

/** Controls of the mobile banner: a pause button, and the bars as one button that shows the next slide. */
export default function CardControls({
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
            {order === index && <span css={[styles.fill, isRunning && styles.fillingCard]} />}
          </span>
        ))}
      </button>
    </div>
  );
}
