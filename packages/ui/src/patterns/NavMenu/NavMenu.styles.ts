import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

export const entry = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.25rem',
  padding: space(2, 4),
  borderRadius: token('radius-md'),
  fontSize: token('fs-body-lg'),
  lineHeight: token('lh-body'),
  fontWeight: token('weight-medium'),
  color: token('text-primary'),
  '&:hover': { background: token('surface-hover') },
  '&:active': { background: token('surface-active') },
});
/** An entry without a link, the heading of its children. */
export const heading = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.25rem',
  padding: space(2, 4),
  fontSize: token('fs-body-lg'),
  lineHeight: token('lh-body'),
  fontWeight: token('weight-medium'),
  color: token('text-secondary'),
});
export const child = css({
  paddingLeft: space(8),
  fontSize: token('fs-body'),
  fontWeight: token('weight-regular'),
});
export const current = css({
  background: token('surface-brand-muted'),
  color: token('text-brand'),
  fontWeight: token('weight-semibold'),
});
export const nav = css({ paddingInline: space(2) });
