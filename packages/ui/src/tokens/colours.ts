import source from './tokens.json';

/** The looks of the site. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

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
