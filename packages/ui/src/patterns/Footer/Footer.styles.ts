import { css } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { whiteVeil } from '../../styles/veil.ts';

export const root = css({
  position: 'relative',
  marginTop: space(24),
  background: token('surface-brand-strong'),
  color: token('text-on-strong-muted'),
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
});
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr) auto',
  gap: space(16),
  padding: space(16, 0, 12),
  [media.narrow]: { gridTemplateColumns: '1fr 1fr' },
  [media.compact]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(10),
    padding: space(12, 0, 8),
  },
});
export const slogan = css({ marginTop: space(5), lineHeight: '1.625rem', whiteSpace: 'pre-line' });
export const middle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(8, 20),
  alignItems: 'flex-start',
  [media.compact]: { columnGap: space(16) },
});
export const heading = css({
  marginBottom: space(4),
  color: token('text-on-strong'),
  fontSize: token('fs-body'),
  lineHeight: token('lh-body'),
  fontWeight: token('weight-semibold'),
});
export const categories = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, max-content))',
  gap: `${space(3)} min(${space(14)}, 17vw)`,
});
export const link = css({
  /* A target 24 px high in text lines of 22 px. */
  display: 'inline-block',
  // oxlint-disable-next-line qinghe/use-tokens -- Brings a line of 22 to the 24 of a target.
  paddingBlock: '0.0625rem',
  '&:hover': {
    color: token('white'),
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  },
  '&:focus-visible': { outlineColor: token('brand-300') },
});
/** A long address wraps its text before the whole block wraps below the categories. */
export const contactsBlock = css({ flex: '1 1 12rem' });
export const contacts = css({ display: 'grid', gap: space(2.5), fontStyle: 'normal' });
export const contact = css({ display: 'flex', gap: space(2.5), alignItems: 'center' });
export const codes = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(6),
  alignItems: 'flex-start',
});
export const code = css({ width: '7rem', textAlign: 'center' });
export const codePicture = css({
  width: '7rem',
  height: '7rem',
  padding: space(2),
  borderRadius: corner(0.75),
  background: token('white'),
  objectFit: 'contain',
});
export const codeLabel = css({ marginTop: space(2.5) });
export const friends = css({
  display: 'flex',
  gap: space(1, 6),
  padding: space(0, 0, 5),
  fontSize: token('fs-caption'),
  [media.phone]: { flexDirection: 'column' },
});
export const friendsTitle = css({
  flex: 'none',
  color: token('text-on-strong'),
  fontSize: 'inherit',
  lineHeight: token('lh-body'),
  fontWeight: token('weight-semibold'),
});
export const legal = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(4),
  padding: space(5, 0, 7),
  borderTop: `1px solid ${whiteVeil(0.1)}`,
  fontSize: token('fs-caption'),
});
export const legalLinks = css({ display: 'flex', flexWrap: 'wrap', gap: space(1, 4) });
