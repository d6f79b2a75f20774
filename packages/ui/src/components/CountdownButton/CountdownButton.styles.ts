import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

export const root = css({
  position: 'relative',
  flex: '0 1 auto',
  display: 'inline-flex',
  height: '1.375rem',
  alignItems: 'center',
  paddingInlineStart: space(3.5),
  borderInlineStart: `1px solid ${token('border-subtle')}`,
});

export const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: token('size-touch-min'),
  borderRadius: token('radius-xs'),
  color: token('text-brand'),
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
  fontWeight: token('weight-medium'),
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { color: token('action-primary-hover') },
  '&[aria-disabled="true"], &:disabled': {
    color: token('text-tertiary'),
    cursor: 'not-allowed',
  },
});
