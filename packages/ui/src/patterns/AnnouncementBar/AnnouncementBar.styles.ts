import { css } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

export const bar = css({
  background: token('surface-brand-subtle'),
  color: token('text-primary'),
  fontSize: token('fs-label'),
});
export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  height: token('size-announce'),
});
export const icon = css({ color: token('text-brand') });
export const words = css({ flex: 1, minWidth: 0 });
export const title = css({ fontWeight: token('weight-medium') });
export const more = css({ flex: 'none', fontSize: token('fs-label') });
/** The separate link is hidden on phones, where only the announcement's text is a link. */
export const moreOnWideOnly = css({ [media.phone]: { display: 'none' } });
export const close = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: token('radius-md'),
  color: token('text-secondary'),
  '&:hover': { background: token('surface-hover'), color: token('text-primary') },
});

export const card = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(2),
  minHeight: token('size-touch-min'),
  padding: space(2.5, 3.5),
  borderRadius: corner(0.75),
  background: token('surface-brand-subtle'),
  fontSize: token('fs-caption'),
  lineHeight: token('lh-caption'),
});
export const cardIcon = css({ color: token('text-secondary') });
