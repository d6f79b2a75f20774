import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';

export const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.5rem' });
export const gate = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.75rem',
  padding: '1rem',
  borderRadius: token('radius-lg'),
  background: token('surface-sunken'),
  color: token('text-secondary'),
  textAlign: 'center',
});
export const touch = css({ '[data-h5] &': { height: token('size-touch-min') } });
export const more = css({ display: 'flex', justifyContent: 'center', paddingBlock: '1rem' });
