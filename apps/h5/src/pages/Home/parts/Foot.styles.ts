import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const root = css({
  marginTop: space(9),
  padding: space(3, 4, 0),
  borderTop: `1px solid ${token('border-subtle')}`,
  color: token('text-secondary'),
  textAlign: 'center',
});
export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space(3.5),
});
export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1.5),
  minWidth: token('size-touch-min'),
  minHeight: token('size-touch-min'),
  overflowWrap: 'anywhere',
  '&:hover': { color: token('text-primary') },
});
export const contacts = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space(5),
  fontStyle: 'normal',
});
export const theme = css({ margin: space(3, 0) });
export const address = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  paddingBlock: space(1),
  textAlign: 'start',
});
