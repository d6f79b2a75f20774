import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';

export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '1rem',
  minHeight: '4.25rem',
});
export const words = css({
  flex: 1,
  alignSelf: 'flex-start',
  minWidth: 'min(16rem, 100%)',
  // Where the other pages of the member area have their title.
  paddingTop: '0.125rem',
  overflowWrap: 'anywhere',
});
export const last = css({ marginTop: '0.125rem', color: token('text-secondary') });
