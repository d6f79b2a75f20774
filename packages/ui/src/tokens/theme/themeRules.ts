import source from '../tokens.json';
import { flatten } from '../colours.ts';
import { channelsOf, colourIn, schoolColours, type SchoolColours } from './schoolColours.ts';

/** Choices for the radius of corners; `medium` is the design's. */
export const radii = ['none', 'small', 'medium', 'large'] as const;
export type Radius = (typeof radii)[number];

/** The theme settings of a school. */
export interface SchoolTheme {
  /** The school's colour, such as `#2F6FED`; null for Qinghe's. */
  color: string | null;
  radius: Radius;
  /** `serif` is the design's font, `sans` the font of the text; anything else is a comma-separated list of local fonts. */
  headingFont: string;
}

const ROUND: Readonly<Record<Radius, number>> = { none: 0, small: 0.5, medium: 1, large: 1.5 };
const REM = /^([\d.]+)rem$/;

const declarations = (values: Iterable<readonly [name: string, value: string]>): string =>
  Array.from(values, ([name, value]) => `--${name}:${value};`).join('');

/** Returns the radius tokens scaled by a choice; circles and pills are not scaled. */
function roundness(radius: Radius): (readonly [string, string])[] {
  const factor = ROUND[radius];
  if (factor === 1) return [];
  return flatten(source.radius).flatMap(([name, value]) => {
    const [, size] = REM.exec(value) ?? [];
    return size === undefined ? [] : [[`radius-${name}`, `${Number(size) * factor}rem`] as const];
  });
}

/** Returns the colour of veils over pictures (`veil`), which is the same in both themes. */
const veils = (colours: SchoolColours | null): (readonly [string, string])[] =>
  colours ? [['veil', channelsOf(colourIn('brand-950', 'light', colours))]] : [];

/** Returns the heading fonts: the chosen ones, then Qinghe's for devices without them. */
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
 * Returns the CSS rules of a school's theme; empty for Qinghe's. They override tokens.css whatever the order. They are
 * inserted one by one (`CSSStyleSheet.insertRule`), because the Content-Security-Policy blocks `<style>` elements.
 *
 * @param colours The colours derived from `color`, if they are known already.
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
    // A part of a page may have a different theme from the page.
    ['[data-theme=light][data-theme]', declarations(light)],
    ['[data-theme=dark][data-theme][data-theme]', declarations(dark)],
  ];
  return rules.flatMap(([selector, declared]) => (declared ? [`${selector}{${declared}}`] : []));
}
