import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

export const root = css({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  marginBottom: space(7),
  '[data-h5] &': { alignItems: 'center', marginBottom: space(3.5) },
});
export const words = css({ minWidth: 0, marginRight: space(8) });
export const title = css({ '[data-h5] &': { fontSize: '1.25rem', lineHeight: token('lh-title') } });
export const subtitle = css({
  marginTop: space(1),
  color: token('text-secondary'),
  '[data-h5] &': { fontSize: token('fs-caption'), lineHeight: token('lh-caption') },
});
export const link = css({
  flex: 'none',
  whiteSpace: 'nowrap',
  '[data-h5] &': {
    gap: 0,
    marginBlock: space(-2),
    paddingBlock: space(3),
    color: token('text-secondary'),
    fontSize: token('fs-caption'),
    lineHeight: token('lh-caption'),
    fontWeight: token('weight-regular'),
  },
});
export const wideIcon = css({ '[data-h5] &': { display: 'none' } });
export const smallIcon = css({ display: 'none', '[data-h5] &': { display: 'block' } });
