import names from 'color-name';
import { contrastOf, over, type Rgba } from '../../../tokens/contrast.ts';

/** The looks of the site, of which content that brings its own background takes the one that can be read on it. */
export type Look = 'light' | 'dark';

/** `text-primary` in either look. */
export const INKS: Readonly<Record<Look, Rgba>> = {
  light: [23, 30, 26, 1],
  dark: [234, 240, 236, 1],
};
/** Of what content may stand on, the surface nearest to the ink: `surface-sunken` and `surface-overlay`. */
export const SURFACES: Readonly<Record<Look, Rgba>> = {
  light: [245, 244, 239, 1],
  dark: [33, 43, 37, 1],
};
const WHITE: Rgba = [255, 255, 255, 1];
const BLACK: Rgba = [0, 0, 0, 1];

/** The least contrast of text (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;
const STEPS = 20;
/** What a channel of a colour has at least that passes for white. */
const WHITISH = 250;

/** Reads a colour as browsers write it back: a name, `rgb()` or `rgba()`; null for any other. */
export function readColour(text: string): Rgba | null {
  const parts = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(text)?.slice(1);
  const [red, green, blue] = parts?.map(Number) ?? Reflect.get(names, text) ?? [];
  return red === undefined ? null : [red, green, blue, Number(parts?.[3] ?? 1)];
}

/** A colour as it is written into a style. */
export const writeColour = ([red, green, blue, alpha]: Rgba): string =>
  alpha === 1 ? `rgb(${red}, ${green}, ${blue})` : `rgba(${red}, ${green}, ${blue}, ${alpha})`;

/** A colour as it looks on another, or on white where nothing is known of what is below. */
export function flatten(colour: Rgba, below: Rgba = WHITE): Rgba {
  const [red, green, blue] = over(colour, below);
  return [Math.round(red), Math.round(green), Math.round(blue), 1];
}

const isReadable = (ink: Rgba, backs: readonly Rgba[]) =>
  backs.every((back) => contrastOf(ink, back) >= LEAST);

/** The first colour on the way from one to another that will do. */
function towards(from: Rgba, to: Rgba, willDo: (colour: Rgba) => boolean): Rgba {
  for (let step = 0; step < STEPS; step += 1) {
    const [red, green, blue] = to;
    const mixed = flatten([red, green, blue, step / STEPS], from);
    if (willDo(mixed)) return mixed;
  }
  return to;
}

/** Whether colours pass for the page itself. */
export const isWhite = (colours: readonly Rgba[]): boolean =>
  colours.every(([red, green, blue]) => Math.min(red, green, blue) >= WHITISH);

/** The look whose ink is read better on all of some colours. */
export function lookOn(backs: readonly Rgba[]): Look {
  const worst = (look: Look) => Math.min(...backs.map((back) => contrastOf(INKS[look], back)));
  return worst('light') >= worst('dark') ? 'light' : 'dark';
}

/** A background, moved as little as the ink of a look needs to be read on it. */
export const backFor = (look: Look, back: Rgba): Rgba =>
  towards(back, look === 'light' ? WHITE : BLACK, (moved) => isReadable(INKS[look], [moved]));

/** A colour of text, moved as little towards the ink of a look as it needs to be read on all of some colours. */
export const inkOn = (colour: Rgba, look: Look, backs: readonly Rgba[]): Rgba =>
  towards(colour, INKS[look], (moved) => isReadable(moved, backs));
