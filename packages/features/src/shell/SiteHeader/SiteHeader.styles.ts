import { css } from '@emotion/react';
import { media } from '@qinghe/ui/styles/media';

/** The search box; on phones one icon leads to the search page instead. */
export const box = css({ [media.phone]: { display: 'none' } });
/** Phones have no room for it beside the rest. */
export const theme = css({ width: '2.5rem', height: '2.5rem', [media.phone]: { display: 'none' } });
export const icon = css({ display: 'none', [media.phone]: { display: 'inline-grid' } });
