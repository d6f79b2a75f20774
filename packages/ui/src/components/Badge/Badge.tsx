import { css } from '@emotion/react';
import type { HTMLAttributes, Ref } from 'react';
import { visuallyHidden } from '../../styles/text.ts';
import { token } from '../../tokens/tokens.ts';

const root = css({
  display: 'inline-block',
  minWidth: '1.125rem',
  height: '1.125rem',
  // oxlint-disable-next-line qinghe/use-tokens -- Round with one digit.
  paddingInline: '0.3125rem',
  borderRadius: token('radius-full'),
  background: token('badge'),
  color: token('white'),
  font: `600 0.6875rem/1.125rem ${token('font-num')}`,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
const dot = css({ minWidth: 0, width: '0.5rem', height: '0.5rem', padding: 0 });
const corner = css({
  position: 'absolute',
  top: 0,
  right: 0,
  boxShadow: `0 0 0 2px ${token('surface-base')}`,
});
const dotCorner = css({ top: '0.375rem', right: '0.4375rem' });

export interface BadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The number; nothing shows for 0 and less. */
  count?: number;
  /** The largest number shown; above it there is a plus sign. */
  max?: number;
  /** Whether there is a dot instead of the number. */
  isDot?: boolean;
  /** Whether the badge stands in the line instead of on the upper right corner of its positioned parent. */
  isInline?: boolean;
  /** What screen readers say instead of the number, such as 3 条未读消息. */
  label?: string;
  /** The element on the page. */
  ref?: Ref<HTMLSpanElement>;
}

/** A count of things that wait, or a dot that says there are some. */
export function Badge({
  count = 0,
  max = 99,
  isDot = false,
  isInline = false,
  label,
  ...rest
}: BadgeProps) {
  if (!(count > 0)) return null;
  return (
    <span
      css={[root, isDot && dot, !isInline && corner, !isInline && isDot && dotCorner]}
      {...rest}
    >
      {!isDot && (
        <span aria-hidden={label ? true : undefined}>{count > max ? `${max}+` : count}</span>
      )}
      {label && <span css={visuallyHidden}>{label}</span>}
    </span>
  );
}
