import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space(4),
  minHeight: '4.25rem',
});
export const words = css({
  flex: 1,
  alignSelf: 'flex-start',
  minWidth: 'min(16rem, 100%)',
  // Aligns with the titles of the other pages of the member area.
  paddingTop: space(0.5),
  overflowWrap: 'anywhere',
});
export const last = css({ marginTop: space(0.5), color: token('text-secondary') });
