import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { toPercent } from '../../components/Progress/index.ts';
import { text } from '../../styles/text.ts';
import * as styles from './WatchedBar.styles.ts';

function toShare(seconds: number, duration: number): number {
  return duration > 0 ? Math.min(100, Math.max(0, (seconds * 100) / duration)) : 0;
}

export interface WatchedBarProps extends HTMLAttributes<HTMLDivElement> {
  /** Watched parts as start and end in seconds, in order. */
  ranges: readonly (readonly [from: number, to: number])[];
  /** Length of the lesson in seconds. */
  duration: number;
  /** Learning progress in percent: the furthest that the server or this device knows of. */
  percent: number;
  /** Facts next to the progress, such as the time left. */
  children?: ReactNode;
  /** Event handler called by 跳到未看部分; without it the button is left out. */
  onJump?: () => void;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * A member's progress in a lesson: a bar up to the furthest progress that the server or this device
 * knows of, on it the parts watched on this device, and a button that jumps to an unwatched part.
 */
export function WatchedBar({
  ranges,
  duration,
  percent,
  onJump,
  children,
  ...rest
}: WatchedBarProps) {
  const learnt = toPercent(percent);
  const words = learnt >= 100 ? '已学完' : learnt > 0 ? `已学 ${learnt}%` : '未学';
  const share = (seconds: number) => `${toShare(seconds, duration)}%`;
  return (
    <div css={styles.root} {...rest}>
      <span
        role="img"
        aria-label={`${words}，本设备看过的部分共 ${ranges.length} 段`}
        css={styles.bar}
      >
        <span css={styles.reached} style={{ ['--length' as string]: `${learnt}%` }} />
        {ranges.map(([from, to]) => (
          <span
            key={from}
            css={styles.part}
            style={{
              ['--from' as string]: share(from),
              ['--length' as string]: share(Math.min(to, duration) - from),
            }}
          />
        ))}
      </span>
      <div css={[text.caption, styles.line]}>
        <span css={text.number}>{words}</span>
        {children}
        {onJump && (
          <Button variant="outline" size="xs" css={styles.jump} onClick={onJump}>
            跳到未看部分
          </Button>
        )}
      </div>
    </div>
  );
}
