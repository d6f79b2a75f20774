/** A veil over a picture, in the darkest step of the school's colour; Qinghe's where a school has none. */
export const veil = (opacity: number): string => `rgba(var(--veil, 4, 37, 24), ${opacity})`;
