/** How long a page may take from nothing to its content, for `findBy…`. */
export const SLOW = { timeout: 10_000 };
