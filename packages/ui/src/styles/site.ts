import { css } from '@emotion/react';
import { token } from '../tokens/tokens.ts';
import { visuallyHidden } from './text.ts';

const H5 = '[data-h5] &';

/*
 * Styles for one site that override every rule of a component, also those for narrow windows. For a length
 * that differs between the sites use bySite, for another value of a component wordBySite.
 */

/** Shown only on the desktop site. */
export const onlyOnWeb = css({ [H5]: { display: 'none' } });
/** Shown only on the mobile site. */
export const onlyOnH5 = css({ display: 'none', [H5]: { display: 'block' } });
/** Visually hidden on the mobile site, still read by screen readers. */
export const unseenOnH5 = css({ [H5]: [visuallyHidden, { margin: 0 }] });
/** One grid column on the mobile site, however wide the window is. */
export const oneColumnOnH5 = css({ [H5]: { gridTemplateColumns: 'minmax(0, 1fr)' } });
/** Automatic width on the mobile site, whose pages already have gutters. */
export const fullOnH5 = css({ [H5]: { width: 'auto' } });
/** A grid on the mobile site: children below one another. */
export const gridOnH5 = css({ [H5]: { display: 'grid' } });
/** A flex row on the mobile site: children next to one another. */
export const flexOnH5 = css({ [H5]: { display: 'flex' } });
/** Children centred in their row on the mobile site. */
export const centreOnH5 = css({ [H5]: { justifyContent: 'center' } });
/** The minimum touch height on the mobile site, for small buttons. */
export const touchOnH5 = css({ [H5]: { height: token('size-touch-min') } });
