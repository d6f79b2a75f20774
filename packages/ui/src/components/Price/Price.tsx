import type { HTMLAttributes, Ref } from 'react';
import { visuallyHidden } from '../../styles/text.ts';
import { amount } from '../../words/index.ts';
import * as styles from './Price.styles.ts';

/** Sizes of a price: 15, 18, 24 and 36 design px. */
export const priceSizes = ['s', 'm', 'l', 'xl'] as const;

export interface PriceProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Amount in yuan, from 0. Whole amounts have no decimals, others have two. */
  value?: number;
  /** Size of the figure. */
  size?: (typeof priceSizes)[number];
  /** Whether it is free: shows 免费 instead of the amount. */
  isFree?: boolean;
  /** Whether whole amounts have two decimals as well, as on orders. */
  hasDecimals?: boolean;
  /** Whether this is the original price, struck through. */
  isStruck?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** An amount of money in yuan, or 免费. Renders nothing without a valid amount. */
export function Price({
  value,
  size = 'm',
  isFree = false,
  hasDecimals = false,
  isStruck = false,
  ...rest
}: PriceProps) {
  if (isFree)
    return (
      <span css={[styles.root, styles.sizes[size], styles.free, styles.freeSizes[size]]} {...rest}>
        免费
      </span>
    );
  if (value === undefined || !(value >= 0 && value <= Number.MAX_SAFE_INTEGER)) return null;
  const Root = isStruck ? 's' : 'span';
  return (
    <Root css={[styles.root, styles.sizes[size], isStruck && styles.struck]} {...rest}>
      {isStruck && <span css={visuallyHidden}>原价</span>}
      <span css={styles.sign}>¥</span>
      {amount(value, hasDecimals)}
    </Root>
  );
}
