import { css } from '@emotion/react';
import { media } from '../../styles/media.ts';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';
import { bySite } from '../../styles/bySite.ts';

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
  title: css({ gap: bySite(space(7), space(6)) }),
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
    padding: bySite(space(2, 0, 2.5), space(2.5, 0)),
    fontSize: bySite(token('fs-title'), '1.0625rem'),
    lineHeight: token('lh-body'),

    '&::after': {
      width: bySite('100%', '1.25rem'),
      height: bySite('2.5px', '3px'),
      borderRadius: bySite('2px 2px 0 0', '9px'),
    },
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
/** Reserves the width of a count of up to three characters. */
export const keptCount = css({
  display: 'inline-block',
  minWidth: '1.5rem',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
});
