import { css } from '@emotion/react';

export const page = css({ padding: '0.5rem 1rem 0' });
export const more = css({ marginTop: '2.25rem' });
