import { css } from '@emotion/react';

export const pages = css({ marginTop: '2rem' });
