import { css } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite } from '../../styles/bySite.ts';
import { touchOnH5 } from '../../styles/site.ts';

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
  padding: space(3, 4),
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
  gap: space(2),
  marginBlock: space(0.75),
  marginRight: space(4),
});
export const inlineActions = css({ display: 'flex', alignItems: 'center', gap: space(1) });
export const inlineIcon = css({ marginTop: space(0.5) });

export const back = css({
  paddingInline: space(2),
  fontSize: token('fs-label'),
  lineHeight: bySite(token('lh-title'), '2.75rem'),
});
export const action = touchOnH5;
