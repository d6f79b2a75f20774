import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { toPercent } from '../../components/Progress/index.ts';
import { text } from '../../styles/text.ts';
import * as styles from './WatchedBar.styles.ts';

function toShare(seconds: number, duration: number): number {
  return duration > 0 ? Math.min(100, Math.max(0, (seconds * 100) / duration)) : 0;
}

export interface WatchedBarProps extends HTMLAttributes<HTMLDivElement> {
  /** Parts that were played, from and to in seconds, in order. */
  ranges: readonly (readonly [from: number, to: number])[];
  /** Length of the lesson in seconds. */
  duration: number;
  /** How far the member is, in percent, as far as anybody knows. */
  percent: number;
  /** Facts beside the share, such as the time left. */
  children?: ReactNode;
  /** Event handler called when the person wants to see what was not played; without it there is no button. */
  onJump?: () => void;
  /** The element on the page. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * How far a member is with a lesson. The share is the furthest that the school or this device knows
 * of; on it lie the parts that were really watched here, and there is a way to those that were not.
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
