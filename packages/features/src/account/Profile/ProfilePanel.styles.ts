import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';

export const panel = css({
  marginTop: '1.5rem',
  padding: '2rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  [media.phone]: { padding: '1.25rem' },
});
export const rows = css({ marginTop: '0.75rem' });
export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1rem',
  minHeight: '3.5rem',
  padding: '0.5rem 0',
  '& + &': { borderTop: `1px solid ${token('border-subtle')}` },
});
export const label = css({
  flex: 'none',
  width: '7rem',
  color: token('text-secondary'),
  [media.phone]: { width: '5rem' },
});
export const value = css({
  flex: '1 1 4rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const quiet = css([text.label, { color: token('text-tertiary'), fontWeight: 400 }]);
export const end = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem 1rem',
  padding: '1.25rem 2rem 0',
  [media.phone]: { paddingInline: '1.25rem' },
});
export const question = css({ marginLeft: 'auto' });
export const danger = css({ '&&': { color: token('danger-text') } });
