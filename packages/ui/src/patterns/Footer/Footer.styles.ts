import { css } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';

export const root = css({
  position: 'relative',
  marginTop: '6rem',
  background: token('surface-brand-strong'),
  color: token('text-on-strong-muted'),
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
});
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr) auto',
  gap: '4rem',
  padding: '4rem 0 3rem',
  [media.narrow]: { gridTemplateColumns: '1fr 1fr' },
  [media.compact]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2.5rem',
    padding: '3rem 0 2rem',
  },
});
export const slogan = css({ marginTop: '1.25rem', lineHeight: '1.625rem', whiteSpace: 'pre-line' });
export const middle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2rem 5rem',
  alignItems: 'flex-start',
  [media.compact]: { columnGap: '4rem' },
});
export const heading = css({
  marginBottom: '1rem',
  color: token('text-on-strong'),
  fontSize: '0.9375rem',
  lineHeight: '1.5rem',
  fontWeight: 600,
});
export const categories = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, max-content))',
  gap: '0.75rem min(3.5rem, 17vw)',
});
export const link = css({
  /* 24 high to hit in lines of 22. */
  display: 'inline-block',
  paddingBlock: '0.0625rem',
  '&:hover': {
    color: token('white'),
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  },
  '&:focus-visible': { outlineColor: token('brand-300') },
});
/** A long address breaks its line before the whole block goes below the categories. */
export const contactsBlock = css({ flex: '1 1 12rem' });
export const contacts = css({ display: 'grid', gap: '0.625rem', fontStyle: 'normal' });
export const contact = css({ display: 'flex', gap: '0.625rem', alignItems: 'center' });
export const codes = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1.5rem',
  alignItems: 'flex-start',
});
export const code = css({ width: '7rem', textAlign: 'center' });
export const codePicture = css({
  width: '7rem',
  height: '7rem',
  padding: '0.5rem',
  borderRadius: corner(0.75),
  background: token('white'),
  objectFit: 'contain',
});
export const codeLabel = css({ marginTop: '0.625rem' });
export const friends = css({
  display: 'flex',
  gap: '0.25rem 1.5rem',
  padding: '0 0 1.25rem',
  fontSize: '0.8125rem',
  [media.phone]: { flexDirection: 'column' },
});
export const friendsTitle = css({
  flex: 'none',
  color: token('text-on-strong'),
  fontSize: 'inherit',
  lineHeight: '1.5rem',
  fontWeight: 600,
});
export const legal = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '1rem',
  padding: '1.25rem 0 1.75rem',
  borderTop: '1px solid rgba(255, 255, 255, 0.1)',
  fontSize: '0.8125rem',
});
export const legalLinks = css({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1rem' });
