import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

export const root = css({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  overflow: 'hidden',
  // Keeps the circle visible around a white picture.
  border: `1px solid ${token('border-default')}`,
  borderRadius: '50%',
  background: token('surface-brand-muted'),
  color: token('text-brand'),
  fontWeight: token('weight-semibold'),
  lineHeight: 1,
  verticalAlign: 'middle',
});

export const sizes = {
  24: css({ width: '1.5rem', height: '1.5rem', fontSize: token('fs-micro') }),
  32: css({ width: '2rem', height: '2rem', fontSize: token('fs-label') }),
  36: css({ width: '2.25rem', height: '2.25rem', fontSize: token('fs-body') }),
  56: css({ width: '3.5rem', height: '3.5rem', fontSize: token('fs-h3') }),
  80: css({ width: '5rem', height: '5rem', fontSize: '1.875rem' }),
};

export const image = css({ width: '100%', height: '100%', objectFit: 'cover' });
