import source from './tokens.json';

/** The looks of the site. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Red, green and blue from 0 to 255, opacity from 0 to 1. */
type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Names and values below a group of the token file, names joined by dashes. */
export function flatten(group: unknown, prefix = ''): [name: string, value: string][] {
  if (!isGroup(group)) return [];
  return Object.entries(group).flatMap(([key, node]): [string, string][] => {
    if (key.startsWith('$') || !isGroup(node)) return [];
    return '$value' in node
      ? [[prefix + key, String(node['$value'])]]
      : flatten(node, `${prefix}${key}-`);
  });
}

const palette = new Map(flatten(source.color));

/** The value of a colour, references followed. */
function resolve(value: string): string {
  const name = /^\{color\.(.+)\}$/.exec(value)?.[1]?.replaceAll('.', '-');
  return name === undefined ? value : (palette.get(name) ?? value);
}

/** The palette: names and hex values. */
export const paletteColours = [...palette];

/** Purposes and their colours in a theme. */
export function purposes(theme: Theme): Map<string, string> {
  return new Map(flatten(source.semantic[theme]).map(([name, value]) => [name, resolve(value)]));
}

/** Reads `#148146` and `rgba(0, 0, 0, 0.4)`. */
export function parseColour(text: string): Rgba {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text);
  if (hex) {
    const [red = 0, green = 0, blue = 0] = hex.slice(1).map((part) => Number.parseInt(part, 16));
    return [red, green, blue, 1];
  }
  const numbers = text.match(/[\d.]+/g)?.map(Number) ?? [];
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN, alpha = 1] = numbers;
  return [red, green, blue, alpha];
}

/** A colour as it looks on an opaque one. */
function over([red, green, blue, alpha]: Rgba, below: Rgba): Rgba {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

function luminance([red, green, blue]: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(front: string, back: string): number {
  const below = parseColour(back);
  const [one, two] = [luminance(over(parseColour(front), below)), luminance(below)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

/** A name without the remark in brackets that the token file may add to it. */
const nameOf = (text: string): string => text.replace(/ \(.*$/, '');

/** A pair that the design uses, with the contrast that it has to have. */
export interface Pair {
  front: string;
  back: string;
  /** 4.5 for text, 3 for icons, frames and rings. */
  least: number;
}

/** Every pair of the token file that is in use; those with a least contrast of 1 are not. */
export const pairs: readonly Pair[] = source.contrast.table
  .filter(({ min }) => min > 1)
  .map(({ fg, bg, min }) => ({ front: nameOf(fg), back: nameOf(bg), least: min }));

/** The colour behind a name in a theme: a purpose or one of the palette. */
export function colourOf(name: string, theme: Theme): string {
  return purposes(theme).get(name) ?? palette.get(name) ?? name;
}
