import { css } from '@emotion/react';
import type { HTMLAttributes } from 'react';
import { corner } from '../../styles/corner.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

/** Colours of a tag, by meaning. */
export const tagTones = ['neutral', 'brand', 'vip', 'warn', 'danger', 'info'] as const;
/** Heights of a tag: 22 and 28 design px. */
export const tagSizes = ['m', 'l'] as const;

const root = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  maxWidth: '100%',
  overflow: 'hidden',
  height: '1.375rem',
  paddingInline: space(2),
  borderRadius: token('radius-sm'),
  fontSize: token('fs-micro'),
  lineHeight: token('lh-label'),
  fontWeight: token('weight-medium'),
  whiteSpace: 'nowrap',
});
const large = css({
  height: '1.75rem',
  paddingInline: space(3),
  borderRadius: corner(0.5),
  fontSize: token('fs-caption'),
  lineHeight: token('lh-title'),
});
const tones = {
  neutral: css({ background: token('surface-sunken'), color: token('text-secondary') }),
  brand: css({ background: token('surface-brand-muted'), color: token('text-brand') }),
  vip: css({ background: token('vip-surface'), color: token('vip-text') }),
  warn: css({ background: token('warning-surface'), color: token('warning-text') }),
  danger: css({ background: token('danger-surface'), color: token('danger-text') }),
  info: css({ background: token('info-surface'), color: token('info-text') }),
};

export interface TagProps extends HTMLAttributes<HTMLSpanElement> {
  /** Meaning of the tag, which sets its colour. */
  tone?: (typeof tagTones)[number];
  /** Height of the tag. */
  size?: (typeof tagSizes)[number];
}

/** A short label for a state, kind or entitlement. Not a control. */
export function Tag({ tone = 'neutral', size = 'm', ...rest }: TagProps) {
  return <span css={[root, tones[tone], size === 'l' && large]} {...rest} />;
}
