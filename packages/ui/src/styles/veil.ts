/** A veil over a picture, in the darkest step of the school's colour; Qinghe's where a school has none. */
export const veil = (opacity: number): string => `rgba(var(--veil, 4, 37, 24), ${opacity})`;

/** How thick a veil is below words: whatever picture is under it, white, `text-on-slide` and sprout reach 4.5 : 1. */
export const WORDS_VEIL = 0.72;

/** How thick a veil is below icons and other marks, which need 3 : 1. */
export const MARKS_VEIL = 0.6;
