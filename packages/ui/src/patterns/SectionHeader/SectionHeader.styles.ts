import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

export const root = css({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  marginBottom: '1.75rem',
  '[data-h5] &': { alignItems: 'center', marginBottom: '0.875rem' },
});
export const words = css({ minWidth: 0, marginRight: '2rem' });
export const title = css({ '[data-h5] &': { fontSize: '1.25rem', lineHeight: '1.75rem' } });
export const subtitle = css({
  marginTop: '0.25rem',
  color: token('text-secondary'),
  '[data-h5] &': { fontSize: token('fs-caption'), lineHeight: token('lh-caption') },
});
export const link = css({
  flex: 'none',
  whiteSpace: 'nowrap',
  '[data-h5] &': {
    gap: 0,
    marginBlock: '-0.5rem',
    paddingBlock: '0.75rem',
    color: token('text-secondary'),
    fontSize: token('fs-caption'),
    lineHeight: token('lh-caption'),
    fontWeight: 400,
  },
});
export const wideIcon = css({ '[data-h5] &': { display: 'none' } });
export const smallIcon = css({ display: 'none', '[data-h5] &': { display: 'block' } });
