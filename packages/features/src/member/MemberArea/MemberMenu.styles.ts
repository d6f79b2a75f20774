import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { text, truncate } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const root = css({
  padding: space(6, 4),
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-xl'),
  background: token('surface-base'),
  // The window is too narrow for a column: the menu becomes tabs above the page.
  [media.compact]: { padding: 0, border: 0, borderRadius: 0, background: 'none' },
});
export const who = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: '10rem',
  margin: space(0, 2, 4),
  padding: space(2, 0, 5),
  borderBottom: `1px solid ${token('border-subtle')}`,
  [media.compact]: { display: 'none' },
});
export const name = css([text.title, truncate, { maxWidth: '100%', marginTop: space(1.5) }]);
export const nameSkeleton = css({ marginTop: space(2) });
export const vip = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1, 2.5),
  alignItems: 'center',
  justifyContent: 'center',
});
export const list = css({
  display: 'grid',
  gap: space(1),
  [media.compact]: {
    position: 'relative',
    display: 'flex',
    gap: space(8),
    overflowX: 'auto',
    boxShadow: `inset 0 -1px ${token('border-subtle')}`,
  },
  [media.phone]: { gap: space(6) },
});
export const place = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  padding: space(2.75, 3.5),
  borderRadius: corner(0.75),
  color: token('text-secondary'),
  fontWeight: token('weight-medium'),
  lineHeight: token('lh-body'),
  whiteSpace: 'nowrap',
  '&:hover': { background: token('surface-hover'), color: token('text-primary') },
  [media.compact]: {
    gap: space(1.5),
    padding: space(3.5, 0),
    borderRadius: 0,
    '&, &:hover': { background: 'none' },
    '&:focus-visible': { outlineOffset: '-0.125rem' },
  },
});
export const current = css({
  '&, &:hover': {
    background: token('surface-brand-muted'),
    color: token('text-brand'),
    fontWeight: token('weight-semibold'),
  },
  [media.compact]: {
    '&, &:hover': {
      background: 'none',
      boxShadow: `inset 0 -2.5px ${token('action-primary')}`,
      color: token('text-primary'),
    },
  },
});
export const icon = css({ [media.compact]: { display: 'none' } });
export const badge = css({ marginLeft: 'auto', [media.compact]: { marginLeft: 0 } });
