/** Path that the mobile site is served under. */
export const BASENAME = '/h5';
