import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { touchOnH5 } from '../../styles/site.ts';
import { bySite } from '../../styles/bySite.ts';

export const list = css({ display: 'grid', gap: space(3) });
export const note = css({
  display: 'grid',
  gap: space(2),
  padding: space(3.5, 4),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-lg'),
  background: token('surface-base'),
});
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1, 2),
  minHeight: token('size-control-xs'),
  color: token('text-tertiary'),
});
export const time = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  height: '1.75rem',
  paddingInline: space(2.5),
  borderRadius: token('radius-full'),
  background: token('surface-brand-subtle'),
  color: token('text-brand'),
  fontSize: token('fs-caption'),
  fontWeight: token('weight-semibold'),
});
export const timeActive = css({
  '&:hover': { background: token('surface-brand-muted') },
  height: bySite('1.75rem', token('size-touch-min')),
  paddingInline: bySite(space(2.5), space(3.5)),
});
export const actions = css({ display: 'flex', marginLeft: 'auto' });
export const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const editor = css({ display: 'grid', gap: space(2.5) });
export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 3),
});
export const buttons = css({ display: 'flex', gap: space(2), marginLeft: 'auto' });
export const touch = touchOnH5;
