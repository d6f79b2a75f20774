import { css } from '@emotion/react';
import { media } from '../../styles/media.ts';
import { visuallyHidden } from '../../styles/text.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

/** Height of the logo; a parent can set `--logo-height`. */
const height = 'var(--logo-height, 2.25rem)';

export const root = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  height,
  maxWidth: '100%',
});

/** On phones only the mark is visible: the wordmark to its right is cut off. */
export const markOnPhone = css({ [media.phone]: { width: height, overflow: 'hidden' } });

export const art = css({ flex: 'none', width: 'auto', maxWidth: 'none', height });
export const ownArt = css({
  width: 'auto',
  maxWidth: 'min(15rem, 100%)',
  height,
  objectFit: 'contain',
  objectPosition: '0 50%',
});
/** A white background for a logo that was drawn for light pages. */
export const ownArtOnStrong = css({
  padding: space(1, 2.5),
  borderRadius: token('radius-md'),
  background: token('white'),
});
export const tile = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: height,
  height,
  borderRadius: token('radius-md'),
  background: token('action-primary'),
  color: token('text-on-brand'),
  fontFamily: token('font-display'),
  fontSize: '1.25rem',
  lineHeight: 1,
  fontWeight: token('weight-bold'),
});
export const tileOnStrong = css({ background: token('white'), color: token('brand-700') });
export const onLight = css({ '[data-theme="dark"] &': { display: 'none' } });
export const onDark = css({ display: 'none', '[data-theme="dark"] &': { display: 'block' } });

export const name = css({
  fontFamily: token('font-display'),
  fontSize: '1.25rem',
  lineHeight: height,
  fontWeight: token('weight-bold'),
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const nameOnStrong = css({ color: token('text-on-strong') });
export const hiddenOnPhone = css({ [media.phone]: visuallyHidden });
