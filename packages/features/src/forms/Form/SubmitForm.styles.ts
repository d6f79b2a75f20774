import { css } from '@emotion/react';

export const submit = css({ marginTop: '1.25rem' });
export const farSubmit = css({ marginTop: '1.75rem' });
