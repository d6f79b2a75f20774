import { css } from '@emotion/react';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

export const list = css({
  display: 'flex',
  [media.phone]: {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
  },
});
export const lists = {
  line: css({ gap: space(8), boxShadow: `inset 0 -1px ${token('border-subtle')}` }),
  title: css({ gap: space(7), '[data-h5] &': { gap: space(6) } }),
  even: css({ padding: space(0, 2), boxShadow: `inset 0 -1px ${token('border-subtle')}` }),
};

export const tab = css({
  position: 'relative',
  flex: 'none',
  color: token('text-secondary'),
  fontWeight: token('weight-medium'),
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
  '&[aria-selected="true"]': { color: token('text-primary'), fontWeight: token('weight-semibold') },
  '&[aria-selected="true"]::after': { background: token('action-primary') },
  '&:disabled': { color: token('text-disabled'), cursor: 'not-allowed' },
  [media.phone]: { outlineOffset: '-2px' },
});
export const tabs = {
  line: css({
    padding: space(3.5, 0),
    fontSize: token('fs-body-lg'),
    lineHeight: token('lh-body'),
  }),
  title: css({
    padding: space(2, 0, 2.5),
    fontSize: token('fs-title'),
    lineHeight: token('lh-body'),
    '[data-h5] &': { padding: space(2.5, 0), fontSize: '1.0625rem' },
    '[data-h5] &::after': { width: '1.25rem', height: '3px', borderRadius: 9 },
  }),
  even: css({
    flex: '1 1 0',
    padding: space(3, 0),
    fontSize: token('fs-body'),
    lineHeight: token('lh-body'),
    textAlign: 'center',
    '&::after': { left: '50%', width: '1.25rem', marginLeft: space(-2.5) },
  }),
};

export const count = css({
  marginInlineStart: space(1),
  color: token('text-tertiary'),
  fontFamily: token('font-num'),
  fontSize: token('fs-caption'),
  fontWeight: token('weight-regular'),
});
/** As wide as three digits. */
export const keptCount = css({
  display: 'inline-block',
  minWidth: '1.5rem',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
});
