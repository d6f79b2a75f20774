import { css } from '@emotion/react';
import { corner } from '@qinghe/ui/styles/corner';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

export const scenes = {
  bar: css({
    display: 'inline-flex',
    flexWrap: 'wrap',
    padding: space(1),
    borderRadius: corner(0.75),
    background: token('surface-sunken'),
  }),
  plain: css({ display: 'flex', flexWrap: 'wrap', gap: space(0, 4) }),
};

export const sceneLinks = {
  bar: css({
    padding: space(1.5, 4.5),
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
    paddingBlock: space(2.75),
    color: token('text-secondary'),
    fontWeight: token('weight-regular'),
    '&[aria-current]': { color: token('text-primary'), fontWeight: token('weight-semibold') },
  }),
};

/** Dims the previous results while the next ones are loading. */
export const stale = css({ opacity: 0.5, transition: `opacity ${token('dur-fast')}` });
