import source from '../tokens.json';
import { flatten, pairs, themes, type Pair, type Theme } from '../colours.ts';
import { contrast, parseColour } from '../contrast.ts';
import { luminance, toOklch, withLuminance } from './oklch.ts';

/** Colours of a school with a custom brand colour: only what differs from the token file. */
export interface SchoolColours {
  /** The school's colour as background of white text: the given one, or the nearest with enough contrast. */
  primary: string;
  palette: ReadonlyMap<string, string>;
  purposes: Readonly<Record<Theme, ReadonlyMap<string, string>>>;
}

const filePalette = new Map(flatten(source.color));
const filePurposes: Readonly<Record<Theme, ReadonlyMap<string, string>>> = {
  light: new Map(flatten(source.semantic.light)),
  dark: new Map(flatten(source.semantic.dark)),
};

const inPalette = (value: string): string | undefined =>
  /^\{color\.(.+)\}$/.exec(value)?.[1]?.replaceAll('.', '-');

/** Returns a colour by name in a theme, for a school with custom colours or, without them, for Qinghe. */
export function colourIn(name: string, theme: Theme, own: SchoolColours | null = null): string {
  const value = own?.purposes[theme].get(name) ?? filePurposes[theme].get(name) ?? name;
  const reference = inPalette(value) ?? value;
  return own?.palette.get(reference) ?? filePalette.get(reference) ?? value;
}

/** The palette step of buttons, which the school's colour replaces. */
const PRIMARY = 'brand-600';
/** Highest luminance of a background on which white text has a contrast of 4.5. */
const BRIGHTEST = 1.05 / 4.5 - 0.05;
/** Luminance below which darker shades are not distinguishable: a hovered button becomes lighter instead. */
const DARKEST = 0.03;

/** Semantic colours that may be tinted with the brand; success, warning, price, VIP and code colours are not. */
const TINTED = /^(?:surface|text|border|skeleton|header)-/;
/** Semantic colours that stay green with any brand colour: those for success, and for strings in code. */
const GREEN = /^(?:success-|code-string)/;

/** Returns the brightest colour of a hue with readable white text. It loops because rounding to bytes may brighten it. */
function brightest(hueAndChroma: { hue: number; chroma: number }): string {
  for (let wanted = BRIGHTEST; ; wanted -= 5e-4) {
    const found = withLuminance(wanted, hueAndChroma);
    if (luminance(found) <= BRIGHTEST) return found;
  }
}

/** Returns red, green and blue of a hex colour, separated by commas as in `rgba()`. */
export const channelsOf = (hex: string): string => parseColour(hex).slice(0, 3).join(',');
const hexOf = (parts: readonly number[]): string =>
  `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/**
 * Returns a school's colours for both themes, derived from one colour such as `#2F6FED`. Every step has the luminance of
 * Qinghe's, so that every pair keeps the contrast of the design; hue and chroma are the school's.
 */
export function schoolColours(color: string): SchoolColours {
  const { chroma, hue } = toOklch(color);
  const origin = toOklch(colourIn(PRIMARY, 'light'));
  const strength = Math.min(1.5, chroma / origin.chroma);
  /** Returns a colour of the token file in the school's hue. */
  const turned = (hex: string, bright = luminance(hex), share = 1): string =>
    withLuminance(bright, { hue, chroma: toOklch(hex).chroma * strength * share });
  const tinted = (value: string): string => {
    if (value.startsWith('#')) return turned(value);
    const parts = parseColour(value);
    return `rgba(${channelsOf(turned(hexOf(parts.slice(0, 3))))},${parts[3]})`;
  };

  const isBright = luminance(color) > BRIGHTEST;
  const primary = isBright ? brightest({ hue, chroma }) : color.toUpperCase();
  const bright = luminance(primary);
  const darker = Math.min(1, bright / luminance(colourIn(PRIMARY, 'light')));

  const palette = new Map<string, string>();
  for (const [name, value] of filePalette) {
    const [, group, step] = /^(brand|sprout)-(\d+)$/.exec(name) ?? [];
    if (group === 'sprout') palette.set(name, turned(value, luminance(value), 0.5));
    else if (name === PRIMARY) palette.set(name, primary);
    else if (group)
      palette.set(name, turned(value, luminance(value) * (Number(step) > 600 ? darker : 1)));
  }

  const purposesOf = (theme: Theme) => {
    const own = new Map<string, string>();
    for (const [name, value] of filePurposes[theme]) {
      const isLiteral = inPalette(value) === undefined;
      if (GREEN.test(name) && !isLiteral) own.set(name, colourIn(name, theme));
      // Surfaces and borders of the light theme are warm white and ink, which suit every brand colour.
      else if (
        TINTED.test(name) &&
        isLiteral &&
        (theme === 'dark' || /brand|strong|slide/.test(name))
      )
        own.set(name, tinted(value));
    }
    return own;
  };
  const light = purposesOf('light');
  if (bright < DARKEST) {
    light.set('action-primary-hover', withLuminance(bright + 0.03, { hue, chroma }));
    light.set('action-primary-active', withLuminance(bright + 0.06, { hue, chroma }));
  }
  return { primary, palette, purposes: { light, dark: purposesOf('dark') } };
}

/** Returns the pairs whose contrast is too low in a school's colours, by theme; expected to be empty for every colour. */
export function unreadable(own: SchoolColours): (Pair & { theme: Theme })[] {
  return themes.flatMap((theme) =>
    pairs
      .filter(
        ({ front, back, least }) =>
          contrast(colourIn(front, theme, own), colourIn(back, theme, own)) < least,
      )
      .map((pair) => ({ ...pair, theme })),
  );
}
