import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';

export const root = css({
  marginTop: '2.25rem',
  padding: '0.75rem 1rem 0',
  borderTop: `1px solid ${token('border-subtle')}`,
  color: token('text-secondary'),
  textAlign: 'center',
});
export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: '0.875rem',
});
export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.375rem',
  minWidth: token('size-touch-min'),
  minHeight: token('size-touch-min'),
  overflowWrap: 'anywhere',
  '&:hover': { color: token('text-primary') },
});
export const contacts = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: '1.25rem',
  fontStyle: 'normal',
});
export const theme = css({ margin: '0.75rem 0' });
export const address = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  paddingBlock: '0.25rem',
  textAlign: 'start',
});
