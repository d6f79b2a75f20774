import type { HTMLAttributes, Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { toPercent } from '../../components/Progress/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { text } from '../../styles/text.ts';
import * as styles from './WatchedBar.styles.ts';

function toShare(seconds: number, duration: number): number {
  return duration > 0 ? Math.min(100, Math.max(0, (seconds * 100) / duration)) : 0;
}

export interface WatchedBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Parts that were played, from and to in seconds, in order. */
  ranges: readonly (readonly [from: number, to: number])[];
  /** Length of the lesson in seconds. */
  duration: number;
  /** Played share in percent. */
  percent: number;
  /** Event handler called when the person wants to see what was not played; without it there is no button. */
  onJump?: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** Which parts of a lesson were really watched, and the way to those that were not. */
export function WatchedBar({ ranges, duration, percent, onJump, ...rest }: WatchedBarProps) {
  const words = ranges.length > 0 ? `本设备已看 ${toPercent(percent)}%` : '本设备还没有观看记录';
  const share = (seconds: number) => `${toShare(seconds, duration)}%`;
  return (
    <div css={styles.root} {...rest}>
      <span role="img" aria-label={`已看部分的分布，共 ${ranges.length} 段`} css={styles.bar}>
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
        <Tag>仅保存在本设备</Tag>
        {onJump && (
          <Button variant="outline" size="xs" css={styles.jump} onClick={onJump}>
            跳到未看部分
          </Button>
        )}
      </div>
    </div>
  );
}
