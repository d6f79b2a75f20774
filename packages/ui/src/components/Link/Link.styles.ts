import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

export const variants = {
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.25rem',
    color: token('text-link'),
    fontWeight: 500,
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  }),
  plain: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.25rem',
    color: token('text-secondary'),
    '&:hover': { color: token('text-brand') },
  }),
  /** No look of its own: cards, logos and rows that are links. */
  bare: css({ color: 'inherit' }),
};
