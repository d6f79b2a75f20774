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
  /** The number; the badge is hidden at 0 and below. */
  count?: number;
  /** The largest number shown; larger counts show as this number and a plus sign, such as 99+. */
  max?: number;
  /** Whether a dot is shown instead of the number. */
  isDot?: boolean;
  /** Whether the badge is part of the text line instead of on the upper right corner of its positioned parent. */
  isInline?: boolean;
  /** Text for screen readers instead of the number, such as 3 条未读消息. */
  label?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement>;
}

/** A count of new or unread items, or a dot in its place. */
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
