import { css } from '@emotion/react';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite, wordBySite } from '../../styles/bySite.ts';

export const root = css({
  position: wordBySite('relative', 'static'),
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  minWidth: 'min(8rem, 40vw)',
  maxWidth: bySite('18rem', '100%'),
  height: bySite('2.5rem', token('size-touch-min')),
  paddingInline: space(1.5),
  border: '1px solid transparent',
  borderRadius: token('radius-full'),
  background: token('surface-sunken'),
  color: token('text-primary'),
  fontSize: bySite(token('fs-label'), token('fs-body')),
  transitionProperty: 'background-color, border-color, box-shadow',
  transitionDuration: token('dur-fast'),
  [media.hover]: { '&:hover': { borderColor: token('border-default') } },
  '&:focus-within': {
    background: token('surface-base'),
    borderColor: token('border-brand'),
    boxShadow: [
      // oxlint-disable-next-line qinghe/use-tokens -- Where colours cannot be mixed.
      '0 0 0 3px rgba(20, 129, 70, 0.2)',
      `0 0 0 3px color-mix(in srgb, ${token('focus-ring')} 20%, transparent)`,
    ],
  },
});
export const wide = css({ maxWidth: '100%' });

export const button = css({
  display: 'grid',
  placeItems: 'center',
  width: bySite('2rem', '2.5rem'),
  height: bySite('2rem', '2.75rem'),
  borderRadius: '50%',
  color: token('text-tertiary'),
  '&:hover': { color: token('text-primary') },
});

export const input = css({
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  appearance: 'none',
  lineHeight: token('lh-label'),
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: token('text-tertiary'), opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
  /** Smaller text makes iOS zoom into the field. */
  fontSize: bySite('1em', 'max(16px, 0.9375rem)'),
});
