import { css } from '@emotion/react';
import { token } from '../../packages/ui/src/tokens/tokens.ts';

/** Styles of a table as wide as the page, with a line under each row. */
export const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '0.625rem 0.75rem',
    borderBlockEnd: `1px solid ${token('border-subtle')}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': { fontWeight: 600 },
});
export const links = css({ display: 'flex', flexWrap: 'wrap', gap: '0.125rem 0.75rem' });
