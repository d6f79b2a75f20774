import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) });
export const gate = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(3),
  padding: space(4),
  borderRadius: token('radius-lg'),
  background: token('surface-sunken'),
  color: token('text-secondary'),
  textAlign: 'center',
});
export const touch = css({ '[data-h5] &': { height: token('size-touch-min') } });
export const more = css({ display: 'flex', justifyContent: 'center', paddingBlock: space(4) });
