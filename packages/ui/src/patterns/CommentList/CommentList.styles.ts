import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite } from '../../styles/bySite.ts';

export const item = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: bySite(space(4), space(3)),
  paddingBlock: bySite(space(5.5), space(4)),
  boxShadow: `inset 0 -1px ${token('border-subtle')}`,
});
export const body = css({ minWidth: 0 });
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space(3),
});
export const author = css({ minWidth: 0, fontWeight: token('weight-medium') });
export const facts = css({
  display: 'flex',
  gap: space(3),
  color: token('text-tertiary'),
});
export const content = css({
  marginTop: space(1.5),
  whiteSpace: 'pre-line',
  fontSize: bySite('1em', token('fs-label')),
  lineHeight: bySite(token('lh-body'), token('lh-label')),
});
export const note = css({ color: token('text-tertiary') });

export const answersTo = css({
  color: token('text-tertiary'),
  fontWeight: token('weight-regular'),
});
export const action = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: bySite('1.5rem', token('size-touch-min')),
  marginTop: space(1),
  color: token('text-link'),
  fontWeight: token('weight-medium'),
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  minWidth: bySite('0', token('size-touch-min')),
});
export const form = css({ marginTop: space(3) });
export const replies = css({
  display: 'grid',
  gap: bySite(space(3.5), space(2)),
  marginTop: space(3),
  padding: bySite(space(3.5, 4), space(3)),
  borderRadius: token('radius-lg'),
  background: token('surface-sunken'),
});
export const reply = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(2.5),
});
export const replyContent = css({
  marginTop: space(0.5),
  fontSize: token('fs-label'),
  lineHeight: bySite(token('lh-body'), token('lh-label')),
});
