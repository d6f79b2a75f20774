import source from '../tokens.json';
import { flatten } from '../colours.ts';
import { channelsOf, colourIn, schoolColours, type SchoolColours } from './schoolColours.ts';

/** How round corners are; `medium` is as drawn. */
export const radii = ['none', 'small', 'medium', 'large'] as const;
export type Radius = (typeof radii)[number];

/** What a school may choose of its look. */
export interface SchoolTheme {
  /** The school's colour, such as `#2F6FED`; null for Qinghe's. */
  color: string | null;
  radius: Radius;
  /** `serif` is as drawn, `sans` the font of the text; anything else names fonts of the visitor's device. */
  headingFont: string;
}

const ROUND: Readonly<Record<Radius, number>> = { none: 0, small: 0.5, medium: 1, large: 1.5 };
const REM = /^([\d.]+)rem$/;

const declarations = (values: Iterable<readonly [name: string, value: string]>): string =>
  Array.from(values, ([name, value]) => `--${name}:${value};`).join('');

/** Corners by the factor of a choice; circles and pills stay what they are. */
function roundness(radius: Radius): (readonly [string, string])[] {
  const factor = ROUND[radius];
  if (factor === 1) return [];
  return flatten(source.radius).flatMap(([name, value]) => {
    const [, size] = REM.exec(value) ?? [];
    return size === undefined ? [] : [[`radius-${name}`, `${Number(size) * factor}rem`] as const];
  });
}

/** The colour of veils over pictures (`veil`), which are the same in both themes. */
const veils = (colours: SchoolColours | null): (readonly [string, string])[] =>
  colours ? [['veil', channelsOf(colourIn('brand-950', 'light', colours))]] : [];

/** Fonts of headings: the chosen ones, and those that Qinghe has where a device lacks them. */
function headings(headingFont: string): (readonly [string, string])[] {
  if (headingFont === 'serif') return [];
  if (headingFont === 'sans') return [['font-display', 'var(--font-sans)']];
  const own = headingFont
    .split(',')
    .map((name) => `"${name.trim()}"`)
    .join(',');
  return [['font-display', `${own},${source.font.family.display.$value}`]];
}

/**
 * The CSS rules of a school's look, which go before those of tokens.css wherever they stand; none for Qinghe's own. They
 * are inserted one by one (`CSSStyleSheet.insertRule`), since no policy lets a page bring styles of its own.
 *
 * @param colours The scale of the theme's colour, where it is known already.
 */
export function themeRules(
  { color, radius, headingFont }: SchoolTheme,
  colours: SchoolColours | null = color === null ? null : schoolColours(color),
): readonly string[] {
  const { light, dark } = colours?.purposes ?? { light: [], dark: [] };
  const rules: readonly [selector: string, declared: string][] = [
    [
      ':root:root',
      declarations([
        ...(colours?.palette ?? []),
        ...veils(colours),
        ...light,
        ...roundness(radius),
        ...headings(headingFont),
      ]),
    ],
    // A part of a page may have a theme of its own.
    ['[data-theme=light][data-theme]', declarations(light)],
    ['[data-theme=dark][data-theme][data-theme]', declarations(dark)],
  ];
  return rules.flatMap(([selector, declared]) => (declared ? [`${selector}{${declared}}`] : []));
}
