import source from './tokens.json';

/** The themes of the site. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns names (joined by dashes) and values of all tokens below a group of the token file. */
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

/** Resolves a reference to a palette colour; returns any other value unchanged. */
function resolve(value: string): string {
  const name = /^\{color\.(.+)\}$/.exec(value)?.[1]?.replaceAll('.', '-');
  return name === undefined ? value : (palette.get(name) ?? value);
}

/** The palette: names and hex values. */
export const paletteColours = [...palette];

/** Returns the semantic colours of a theme by name, with references resolved. */
export function purposes(theme: Theme): Map<string, string> {
  return new Map(flatten(source.semantic[theme]).map(([name, value]) => [name, resolve(value)]));
}

/** Returns a colour name without the remark in brackets that the token file may add to it. */
const nameOf = (text: string): string => text.replace(/ \(.*$/, '');

/** A pair of colours that the design uses, with its minimum contrast. */
export interface Pair {
  front: string;
  back: string;
  /** Minimum contrast: 4.5 for text, 3 for icons, frames and rings. */
  least: number;
}

/** All pairs of the token file that are in use; unused ones have a minimum contrast of 1 there. */
export const pairs: readonly Pair[] = source.contrast.table
  .filter(({ min }) => min > 1)
  .map(({ fg, bg, min }) => ({ front: nameOf(fg), back: nameOf(bg), least: min }));

/** Returns a semantic or palette colour by name in a theme; an unknown name is returned unchanged. */
export function colourOf(name: string, theme: Theme): string {
  return purposes(theme).get(name) ?? palette.get(name) ?? name;
}
