import { css } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { token } from '../../tokens/tokens.ts';

export const tile = css({
  display: 'grid',
  placeItems: 'center',
  width: '4rem',
  height: '4rem',
  borderRadius: token('radius-xl'),
  background: token('warning-surface'),
  color: token('warning-icon'),
});

export const inline = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '0.75rem 1rem',
  border: `1px solid ${token('warning-border')}`,
  borderRadius: corner(0.75),
  background: token('warning-surface'),
  color: token('warning-text'),
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
});
export const inlineText = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: '0.5rem',
  marginBlock: '0.1875rem',
  marginRight: '1rem',
});
export const inlineActions = css({ display: 'flex', alignItems: 'center', gap: '0.25rem' });
export const inlineIcon = css({ marginTop: '0.125rem' });

export const back = css({
  paddingInline: '0.5rem',
  fontSize: token('fs-label'),
  lineHeight: '1.75rem',
  '[data-h5] &': { lineHeight: '2.75rem' },
});
export const action = css({ '[data-h5] &': { height: token('size-touch-min') } });
