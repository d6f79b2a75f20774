import { css } from '@emotion/react';

export const root = css({ minHeight: '40rem' });
export const title = css({ paddingTop: '3rem' });
export const hero = css({ marginTop: '1.5rem' });
export const tabs = css({ marginTop: '2rem' });
