import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 15rem',
  alignItems: 'center',
  gap: space(12),
  marginTop: space(10),
  padding: space(12),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(8) },
  [media.phone]: { padding: space(6, 5) },
});
export const heading = css({ fontSize: token('fs-h2'), lineHeight: token('lh-h2') });
export const lead = css({ marginTop: space(2), color: token('text-secondary') });
export const steps = css({ display: 'grid', gap: space(4), marginTop: space(7) });
export const step = css({ display: 'flex', alignItems: 'center', gap: space(3) });
export const tile = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: corner(0.75),
  background: token('surface-brand-muted'),
  color: token('text-brand'),
});
export const note = css({
  display: 'flex',
  gap: space(2),
  marginTop: space(8),
  color: token('text-secondary'),
});
