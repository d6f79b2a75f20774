import { css } from '@emotion/react';
import { token } from '../tokens/tokens.ts';
import { visuallyHidden } from './text.ts';

const H5 = '[data-h5] &';

/*
 * What is not a length and differs between the sites. They outweigh every rule of a component, also
 * those for narrow windows; a length is written by bySite.
 */

/** Shown on the desktop site alone. */
export const onlyOnWeb = css({ [H5]: { display: 'none' } });
/** Shown on the mobile site alone. */
export const onlyOnH5 = css({ display: 'none', [H5]: { display: 'block' } });
/** Said, but not shown, on the mobile site. */
export const unseenOnH5 = css({ [H5]: [visuallyHidden, { margin: 0 }] });
/** One column on the mobile site, however wide its window is. */
export const oneColumnOnH5 = css({ [H5]: { gridTemplateColumns: 'minmax(0, 1fr)' } });
/** Things in a row begin at the top on the mobile site, where words have more lines. */
export const startOnH5 = css({ [H5]: { alignItems: 'start' } });
/** Words end at the right on the mobile site, however narrow its window is. */
export const endOnH5 = css({ [H5]: { textAlign: 'right' } });
/** As wide as its place on the mobile site, whose pages bring their gutters. */
export const fullOnH5 = css({ [H5]: { width: 'auto' } });
/** A line of its own in a row that wraps, on the mobile site. */
export const ownLineOnH5 = css({ [H5]: { flexBasis: '100%' } });
/** Below one another on the mobile site. */
export const gridOnH5 = css({ [H5]: { display: 'grid' } });
/** Beside one another on the mobile site. */
export const flexOnH5 = css({ [H5]: { display: 'flex' } });
/** In the middle of their row on the mobile site. */
export const centreOnH5 = css({ [H5]: { justifyContent: 'center' } });
/** A small button is as high as a finger wants it on the mobile site. */
export const touchOnH5 = css({ [H5]: { height: token('size-touch-min') } });
