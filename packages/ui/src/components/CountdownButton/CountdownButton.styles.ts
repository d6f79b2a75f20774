import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

export const root = css({
  position: 'relative',
  flex: '0 1 auto',
  display: 'inline-flex',
  height: '1.375rem',
  alignItems: 'center',
  paddingInlineStart: '0.875rem',
  borderInlineStart: `1px solid ${token('border-subtle')}`,
});

export const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: token('size-touch-min'),
  borderRadius: token('radius-xs'),
  color: token('text-brand'),
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { color: token('action-primary-hover') },
  '&[aria-disabled="true"], &:disabled': {
    color: token('text-tertiary'),
    cursor: 'not-allowed',
  },
});
