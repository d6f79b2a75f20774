import { css } from '@emotion/react';

export const stack = css({ display: 'grid', gap: '1.5rem' });
export const pages = css({ marginTop: '2rem' });
