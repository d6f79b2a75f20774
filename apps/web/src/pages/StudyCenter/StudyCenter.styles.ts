import { css } from '@emotion/react';

export const root = css({ minHeight: '40rem' });
export const title = css({ paddingTop: '3rem' });
export const tabs = css({ marginTop: '1rem' });
export const list = css({ marginTop: '1.75rem' });
export const pages = css({ marginTop: '3rem' });
