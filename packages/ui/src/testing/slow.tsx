/** Options for `findBy…` with a timeout for loading a whole page. */
export const SLOW = { timeout: 10_000 };
