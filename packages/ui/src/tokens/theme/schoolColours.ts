import source from '../tokens.json';
import { flatten, pairs, themes, type Pair, type Theme } from '../colours.ts';
import { contrast, parseColour } from '../contrast.ts';
import { luminance, toOklch, withLuminance } from './oklch.ts';

/** The colours of a school that has one of its own: what differs from the token file. */
export interface SchoolColours {
  /** The school's colour as it can stand behind white words: the given one, or the nearest that can. */
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

/** The colour behind a name in a theme, for a school with colours of its own or, without them, for Qinghe. */
export function colourIn(name: string, theme: Theme, own: SchoolColours | null = null): string {
  const value = own?.purposes[theme].get(name) ?? filePurposes[theme].get(name) ?? name;
  const reference = inPalette(value) ?? value;
  return own?.palette.get(reference) ?? filePalette.get(reference) ?? value;
}

/** The step that buttons have, and that the school's own colour takes. */
const PRIMARY = 'brand-600';
/** The luminance of the brightest colours on which white words can be read. */
const BRIGHTEST = 1.05 / 4.5 - 0.05;
/** Colours darker than this have no darker ones that could be told apart: a button under the pointer becomes lighter. */
const DARKEST = 0.03;

/** What carries the brand in its name, or a trace of it; success, warnings, prices, VIP and code keep their colours. */
const TINTED = /^(?:surface|text|border|skeleton|header)-/;
/** What stays green whatever the brand: it says that something went well, or names a piece of code. */
const GREEN = /^(?:success-|code-string)/;

/** The brightest colour of a hue that carries white words. The bytes of a colour may be a little brighter than it. */
function brightest(hueAndChroma: { hue: number; chroma: number }): string {
  for (let wanted = BRIGHTEST; ; wanted -= 5e-4) {
    const found = withLuminance(wanted, hueAndChroma);
    if (luminance(found) <= BRIGHTEST) return found;
  }
}

/** Red, green and blue of a hex colour, as `rgba()` takes them. */
export const channelsOf = (hex: string): string => parseColour(hex).slice(0, 3).join(',');
const hexOf = (parts: readonly number[]): string =>
  `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/**
 * The whole scale of a school in light and dark from its one colour, such as `#2F6FED`. Every step is as bright as
 * Qinghe's, so every pair has the contrast that the design has given it; hue and strength are the school's.
 */
export function schoolColours(color: string): SchoolColours {
  const { chroma, hue } = toOklch(color);
  const origin = toOklch(colourIn(PRIMARY, 'light'));
  const strength = Math.min(1.5, chroma / origin.chroma);
  /** A colour of the file in the school's hue. */
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
      // Light surfaces and borders are warm white and ink, which go with every brand.
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

/** The pairs that could not be read in a school's colours, by theme; none for any colour there is. */
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
