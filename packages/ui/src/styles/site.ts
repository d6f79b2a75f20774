import { css } from '@emotion/react';
import { token } from '../tokens/tokens.ts';
import { visuallyHidden } from './text.ts';

const H5 = '[data-h5] &';

/*
 * What differs between the sites and outweighs every rule of a component, also those for narrow windows; a
 * length is written by bySite, a word of a component's own by wordBySite.
 */

/** Shown on the desktop site alone. */
export const onlyOnWeb = css({ [H5]: { display: 'none' } });
/** Shown on the mobile site alone. */
export const onlyOnH5 = css({ display: 'none', [H5]: { display: 'block' } });
/** Said, but not shown, on the mobile site. */
export const unseenOnH5 = css({ [H5]: [visuallyHidden, { margin: 0 }] });
/** One column on the mobile site, however wide its window is. */
export const oneColumnOnH5 = css({ [H5]: { gridTemplateColumns: 'minmax(0, 1fr)' } });
/** As wide as its place on the mobile site, whose pages bring their gutters. */
export const fullOnH5 = css({ [H5]: { width: 'auto' } });
/** Below one another on the mobile site. */
export const gridOnH5 = css({ [H5]: { display: 'grid' } });
/** Beside one another on the mobile site. */
export const flexOnH5 = css({ [H5]: { display: 'flex' } });
/** In the middle of their row on the mobile site. */
export const centreOnH5 = css({ [H5]: { justifyContent: 'center' } });
/** A small button is as high as a finger wants it on the mobile site. */
export const touchOnH5 = css({ [H5]: { height: token('size-touch-min') } });
