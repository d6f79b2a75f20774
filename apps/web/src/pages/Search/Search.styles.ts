import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';

export const root = css({ minHeight: '40rem' });
export const title = css({ paddingTop: '3rem', overflowWrap: 'anywhere' });
export const keywords = css({ color: token('text-brand') });
export const tabs = css({ marginTop: '1rem' });
export const results = css({ maxWidth: '50rem', marginTop: '1rem' });
export const pages = css({ marginTop: '2rem' });
