import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';
import { space } from '../../styles/space.ts';

export const variants = {
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1),
    color: token('text-link'),
    fontWeight: token('weight-medium'),
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  }),
  plain: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1),
    color: token('text-secondary'),
    '&:hover': { color: token('text-brand') },
  }),
  /** No link styling: for cards, logos and rows that are links. */
  bare: css({ color: 'inherit' }),
};
