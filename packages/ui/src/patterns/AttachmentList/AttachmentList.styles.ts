import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite } from '../../styles/bySite.ts';
import { touchOnH5 } from '../../styles/site.ts';

export const note = css({
  marginBottom: space(4),
  color: token('text-secondary'),
  fontWeight: token('weight-regular'),
});
export const list = css({
  overflow: 'hidden',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-lg'),
  background: token('surface-base'),
});
export const file = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridAutoColumns: 'auto',
  gridAutoFlow: 'column',
  alignItems: 'center',
  gap: space(3),
  padding: bySite(space(3.5, 5), space(3.5, 4)),
  boxShadow: `inset 0 -1px ${token('border-subtle')}`,
  fontSize: bySite('1em', token('fs-label')),
});
export const icon = css({ color: token('text-tertiary') });
export const name = css({ minWidth: 0 });
export const size = css({ color: token('text-tertiary'), whiteSpace: 'nowrap' });
export const download = touchOnH5;
