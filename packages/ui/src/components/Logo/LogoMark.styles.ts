import { css } from '@emotion/react';

export const largeTile = css({ width: '4rem', height: '4rem', fontSize: '2rem' });
export const mark = css({ width: '4rem', height: '4rem' });
