import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { token } from '@qinghe/ui/tokens';

export const scenes = {
  bar: css({
    display: 'inline-flex',
    flexWrap: 'wrap',
    padding: '0.25rem',
    borderRadius: corner(0.75),
    background: token('surface-sunken'),
  }),
  plain: css({ display: 'flex', flexWrap: 'wrap', gap: '0 1rem' }),
};

export const sceneLinks = {
  bar: css({
    padding: '0.375rem 1.125rem',
    borderRadius: corner(0.5625),
    color: token('text-secondary'),
    transitionProperty: 'background-color, color',
    transitionDuration: token('dur-fast'),
    '&:hover': { color: token('text-primary') },
    '&[aria-current]': {
      background: token('surface-raised'),
      boxShadow: token('shadow-1'),
      color: token('text-primary'),
    },
  }),
  plain: css({
    minWidth: '2.75rem',
    paddingBlock: '0.6875rem',
    color: token('text-secondary'),
    fontWeight: 400,
    '&[aria-current]': { color: token('text-primary'), fontWeight: 600 },
  }),
};

/** The former answer while the next one is on its way. */
export const stale = css({ opacity: 0.5, transition: `opacity ${token('dur-fast')}` });
