import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';

/** One column for everything: no aside stands beside the results. */
export const root = css({ minHeight: '40rem', maxWidth: '50rem' });
export const title = css({ paddingTop: '3rem', overflowWrap: 'anywhere' });
export const keywords = css({ color: token('text-brand') });
export const tabs = css({ marginTop: '1rem' });
export const results = css({ marginTop: '1rem' });
export const pages = css({ marginTop: '2rem' });
