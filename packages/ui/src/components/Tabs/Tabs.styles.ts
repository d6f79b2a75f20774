import { css } from '@emotion/react';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';

export const list = css({
  display: 'flex',
  [media.phone]: {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
  },
});
export const lists = {
  line: css({ gap: '2rem', boxShadow: `inset 0 -1px ${token('border-subtle')}` }),
  title: css({ gap: '1.75rem', '[data-h5] &': { gap: '1.5rem' } }),
  even: css({ padding: '0 0.5rem', boxShadow: `inset 0 -1px ${token('border-subtle')}` }),
};

export const tab = css({
  position: 'relative',
  flex: 'none',
  color: token('text-secondary'),
  fontWeight: 500,
  whiteSpace: 'nowrap',
  transition: `color ${token('dur-fast')} ${token('ease-standard')}`,
  '&:hover': { color: token('text-primary') },
  '&::after': {
    content: '""',
    position: 'absolute',
    bottom: 0,
    left: 0,
    width: '100%',
    height: '2.5px',
    borderRadius: '2px 2px 0 0',
  },
  '&[aria-selected="true"]': { color: token('text-primary'), fontWeight: 600 },
  '&[aria-selected="true"]::after': { background: token('action-primary') },
  '&:disabled': { color: token('text-disabled'), cursor: 'not-allowed' },
  [media.phone]: { outlineOffset: '-2px' },
});
export const tabs = {
  line: css({ padding: '0.875rem 0', fontSize: '1rem', lineHeight: '1.5rem' }),
  title: css({
    padding: '0.5rem 0 0.625rem',
    fontSize: '1.125rem',
    lineHeight: '1.5rem',
    '[data-h5] &': { padding: '0.625rem 0', fontSize: '1.0625rem' },
    '[data-h5] &::after': { width: '1.25rem', height: '3px', borderRadius: 9 },
  }),
  even: css({
    flex: '1 1 0',
    padding: '0.75rem 0',
    fontSize: '0.9375rem',
    lineHeight: '1.5rem',
    textAlign: 'center',
    '&::after': { left: '50%', width: '1.25rem', marginLeft: '-0.625rem' },
  }),
};

export const count = css({
  marginInlineStart: '0.25rem',
  color: token('text-tertiary'),
  fontFamily: token('font-num'),
  fontSize: '0.8125rem',
  fontWeight: 400,
});
/** As wide as three digits. */
export const keptCount = css({
  display: 'inline-block',
  minWidth: '1.5rem',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
});
