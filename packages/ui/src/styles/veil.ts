/** A veil over a picture, in the darkest step of the school's colour; Qinghe's where a school has none. */
export const veil = (opacity: number): string => `rgba(var(--veil, 4, 37, 24), ${opacity})`;

const over = (channels: string) => (opacity: number) => `rgba(${channels}, ${opacity})`;

/** White on what is dark in both themes: lines, grounds and letters on pictures and films. */
export const whiteVeil: (opacity: number) => string = over('255, 255, 255');
/** Black under what floats on a picture: shadows of letters and knobs. */
export const blackVeil: (opacity: number) => string = over('0, 0, 0');
/** The ground of marks and buttons on a picture. */
export const pictureVeil: (opacity: number) => string = over('8, 18, 13');
/** The ground of controls and notices on a film. */
export const filmVeil: (opacity: number) => string = over('4, 10, 7');
/** What covers a whole film, to say something. */
export const panelVeil: (opacity: number) => string = over('8, 14, 11');

/** How thick a veil is below words: whatever picture is under it, white, `text-on-slide` and sprout reach 4.5 : 1. */
export const WORDS_VEIL = 0.72;

/** How thick a veil is below icons and other marks, which need 3 : 1. */
export const MARKS_VEIL = 0.6;
