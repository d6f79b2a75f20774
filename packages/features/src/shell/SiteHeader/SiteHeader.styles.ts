import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';

/** The search box; on phones it is replaced by an icon that links to the search page. */
export const box = css({ [media.phone]: { display: 'none' } });
/** Hidden on phones, for lack of room. */
export const theme = css({ width: '2.5rem', height: '2.5rem', [media.phone]: { display: 'none' } });
export const icon = css({ display: 'none', [media.phone]: { display: 'inline-grid' } });
