/** Returns the colour of a veil over a picture: the darkest step of the school's colour, by default Qinghe's. */
export const veil = (opacity: number): string => `rgba(var(--veil, 4, 37, 24), ${opacity})`;

const over = (channels: string) => (opacity: number) => `rgba(${channels}, ${opacity})`;

/** White for lines, backgrounds and text on surfaces that are dark in both themes: pictures and videos. */
export const whiteVeil: (opacity: number) => string = over('255, 255, 255');
/** Black for shadows of text and knobs on a picture. */
export const blackVeil: (opacity: number) => string = over('0, 0, 0');
/** Background of labels and buttons on a picture. */
export const pictureVeil: (opacity: number) => string = over('8, 18, 13');
/** Background of controls and notices on a video. */
export const filmVeil: (opacity: number) => string = over('4, 10, 7');
/** Background of a panel that covers the whole video with a message. */
export const panelVeil: (opacity: number) => string = over('8, 14, 11');

/** Opacity of a veil behind text: over any picture, white, `text-on-slide` and sprout have a contrast of 4.5 : 1. */
export const WORDS_VEIL = 0.72;

/** Opacity of a veil behind icons and other marks, which need a contrast of 3 : 1. */
export const MARKS_VEIL = 0.6;
