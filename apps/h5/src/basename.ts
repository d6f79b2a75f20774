/** Path that the mobile site is served under. */
export const BASENAME = '/h5';

/** Loads the home page anew, so that nothing of the member is left. */
export const loadHome = () => window.location.assign(`${BASENAME}/`);
