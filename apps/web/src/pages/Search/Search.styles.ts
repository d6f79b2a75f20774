import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

/** A single column: there is no aside beside the results. */
export const root = css({ minHeight: '40rem', maxWidth: '50rem' });
export const title = css({ paddingTop: space(12), overflowWrap: 'anywhere' });
export const keywords = css({ color: token('text-brand') });
export const tabs = css({ marginTop: space(4) });
export const results = css({ marginTop: space(4) });
export const pages = css({ marginTop: space(8) });
