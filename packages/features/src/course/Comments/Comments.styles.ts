import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { touchOnH5 } from '@qinghe/ui/styles/site';

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
export const touch = touchOnH5;
export const more = css({ display: 'flex', justifyContent: 'center', paddingBlock: space(4) });
