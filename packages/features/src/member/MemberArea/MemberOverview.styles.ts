import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';

export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '1rem',
  minHeight: '4rem',
});
export const words = css({ flex: 1, minWidth: 'min(16rem, 100%)', overflowWrap: 'anywhere' });
export const last = css({ marginTop: '0.125rem', color: token('text-secondary') });
