import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { media } from '@qinghe/ui/styles/media';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';
import { bySite, wordBySite } from '@qinghe/ui/styles/bySite';

export const root = css({
  display: 'grid',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: bySite(token('radius-xl'), corner(1.125)),
  background: token('surface-base'),
});
export const layouts = {
  panel: css({
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    marginTop: space(6),
    padding: space(7, 0),
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: space(5) },
    // Two, or one where large text leaves no room for a number of five characters.
    [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.5rem, 40%), 1fr))' },
  }),
  strip: css({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', padding: space(4.5, 0) }),
};
export const stat = css({
  // On the mobile site the figure stands above its name.
  display: wordBySite('block', 'flex'),
  flexDirection: 'column-reverse',
  padding: bySite(space(0, 7), space(0, 2)),
  textAlign: wordBySite('inherit', 'center'),
  '& + &': { borderLeft: `1px solid ${token('border-subtle')}` },
  [media.phone]: { padding: bySite(space(0, 5), space(0, 2)) },
});
export const label = css({
  display: 'block',
  color: token('text-secondary'),
  fontSize: bySite(token('fs-label'), token('fs-caption')),
  lineHeight: bySite(token('lh-label'), token('lh-caption')),
});
export const value = css([
  text.number,
  {
    display: 'block',
    minHeight: bySite('2.25rem', token('lh-title')),
    marginTop: bySite(space(1), '0'),
    fontSize: bySite(token('fs-h2'), token('fs-h3')),
    lineHeight: bySite('2.25rem', token('lh-title')),
    fontWeight: token('weight-semibold'),
    letterSpacing: '-0.01em',
  },
]);
/** The unit may wrap below its number; the number itself is never broken. */
export const figure = css({ whiteSpace: 'nowrap' });
export const unit = css({
  marginLeft: space(1),
  color: token('text-secondary'),
  font: `400 0.875rem ${token('font-sans')}`,
});
