import type { HTMLAttributes, Ref } from 'react';
import { text } from '../../styles/text.ts';
import * as styles from './Progress.styles.ts';

/** Shapes: a bar 6 px high, a thin bar 4 px high, a ring of 72 px (design px). */
export const progressVariants = ['bar', 'thin', 'ring'] as const;
/** Colours of the progress, by meaning. */
export const progressTones = ['brand', 'warn'] as const;

const RADIUS = 31;
const LENGTH = 2 * Math.PI * RADIUS;

/** Rounds a percentage and clamps it to 0–100; 0 for NaN. */
export function toPercent(value: number): number {
  return Number.isNaN(value) ? 0 : Math.round(Math.min(100, Math.max(0, value)));
}

export interface ProgressProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Progress in percent. Values outside 0 to 100 are clamped, NaN is 0. */
  value: number;
  /** Accessible name, such as 学习进度. */
  label: string;
  /** Shape of the progress. */
  variant?: (typeof progressVariants)[number];
  /** `brand` is green, for learning progress; `warn` is amber, for something that runs out. */
  tone?: (typeof progressTones)[number];
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement>;
}

/** A progress bar or ring. The bar shows no number: write it next to it. */
export function Progress({
  value,
  label,
  variant = 'bar',
  tone = 'brand',
  style,
  ...rest
}: ProgressProps) {
  const percent = toPercent(value);
  const meter = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': percent,
  };
  if (variant === 'ring')
    return (
      <span css={styles.ring} style={style} {...meter} {...rest}>
        <svg css={styles.drawing} viewBox="0 0 72 72" aria-hidden="true">
          <circle css={styles.track} cx="36" cy="36" r={RADIUS} />
          {percent > 0 && (
            <circle
              css={[styles.arc, styles.arcTones[tone]]}
              cx="36"
              cy="36"
              r={RADIUS}
              strokeDasharray={`${(percent / 100) * LENGTH} ${LENGTH}`}
            />
          )}
        </svg>
        <span css={[text.number, styles.value]}>{percent}%</span>
      </span>
    );
  return (
    <span
      css={[styles.bar, variant === 'thin' && styles.thin]}
      style={{ ['--progress' as string]: `${percent}%`, ...style }}
      {...meter}
      {...rest}
    >
      <span css={[styles.fill, styles.tones[tone]]} />
    </span>
  );
}
