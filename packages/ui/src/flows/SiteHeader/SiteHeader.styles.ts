import { css } from '@emotion/react';
import { media } from '../../styles/media.ts';

/** The search box; on phones one icon leads to the search page instead. */
export const box = css({ [media.phone]: { display: 'none' } });
export const icon = css({ display: 'none', [media.phone]: { display: 'inline-grid' } });
