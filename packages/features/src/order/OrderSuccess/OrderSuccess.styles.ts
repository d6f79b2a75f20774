import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const root = css({
  maxWidth: '44rem',
  margin: `${space(4)} auto 0`,
  paddingBottom: space(20),
  textAlign: 'center',
  '[data-h5] &': { padding: space(6, 4, 8), marginTop: 0 },
});
export const mark = css({
  display: 'grid',
  placeItems: 'center',
  width: '5.75rem',
  height: '5.75rem',
  marginInline: 'auto',
  border: `0.875rem solid ${token('surface-brand-muted')}`,
  borderRadius: '50%',
  background: token('action-primary'),
  color: token('text-on-brand'),
  '[data-h5] &': { width: '4.5rem', height: '4.5rem', borderWidth: '0.625rem' },
});
export const title = css({
  marginTop: space(6),
  '[data-h5] &': { marginTop: space(4), fontSize: '1.5rem', lineHeight: token('lh-h3') },
});
export const card = css({
  marginTop: space(8),
  padding: space(7, 8),
  textAlign: 'left',
  '[data-h5] &': { marginTop: space(6), padding: space(4) },
});
export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1, 6),
  marginTop: space(6),
  paddingTop: space(5),
  borderTop: `1px solid ${token('border-subtle')}`,
  color: token('text-secondary'),
  fontWeight: token('weight-regular'),
  '[data-h5] &': { marginTop: space(4), paddingTop: space(3) },
});
export const footFirst = css({ marginTop: 0, paddingTop: 0, borderTop: 0 });
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space(3),
  marginTop: space(8),
  [media.phone]: { display: 'grid' },
  '[data-h5] &': { display: 'grid' },
});
