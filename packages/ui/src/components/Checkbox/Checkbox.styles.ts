import { css } from '@emotion/react';
import { corner } from '../../styles/corner.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite } from '../../styles/bySite.ts';

export const root = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space(2),
  // oxlint-disable-next-line qinghe/use-tokens -- Brings a line of 22 to the 24 of a target.
  padding: bySite('0.0625rem 0', space(2.75, 0)),
  color: token('text-secondary'),
  fontSize: token('fs-label'),
  lineHeight: token('lh-label'),
  cursor: 'pointer',
});
export const disabledRoot = css({ color: token('text-disabled'), cursor: 'not-allowed' });

/** The native checkbox, transparent on top of the drawn box. */
export const control = css({
  position: 'absolute',
  left: '-0.1875rem',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const box = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '1.125rem',
  height: '1.125rem',
  marginTop: space(0.5),
  border: `1.5px solid ${token('border-control')}`,
  borderRadius: corner(0.3125),
  background: token('surface-base'),
  color: 'transparent',
  pointerEvents: 'none',
  transitionProperty: 'background-color, border-color',
  transitionDuration: token('dur-fast'),
  'input:hover + &': { borderColor: token('border-strong') },
  'input[aria-invalid="true"] + &': { borderColor: token('danger-icon') },
  'input:checked + &': {
    borderColor: token('action-primary'),
    background: token('action-primary'),
    color: token('text-on-brand'),
  },
  'input:disabled + &': {
    borderColor: token('border-default'),
    background: token('surface-disabled'),
    color: 'transparent',
  },
  'input:disabled:checked + &': { color: token('text-disabled') },
  'input:focus + &': {
    outline: `${token('focus-width')} solid ${token('focus-ring')}`,
    outlineOffset: token('focus-offset'),
  },
  'input:focus:not(:focus-visible) + &': { outline: 'none' },
});

export const check = css({ width: '0.8125rem', height: '0.8125rem', strokeWidth: 3 });
