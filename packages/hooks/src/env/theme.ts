const RADII = ['none', 'small', 'medium', 'large'] as const;

/** What a school chooses of its look, from the field `theme` of `/env.js`. */
export interface ThemeSettings {
  /** The school's colour, such as `#2F6FED`; null for Qinghe's. */
  color: string | null;
  /** How round corners are; `medium` is as drawn. */
  radius: (typeof RADII)[number];
  /** `serif` is as drawn, `sans` the font of the text; anything else names fonts of the visitor's device. */
  headingFont: string;
}

/** A theme, and what of the settings could not be used, in words for the person who starts the server. */
export interface ParsedTheme {
  theme: ThemeSettings;
  refused: readonly string[];
}

const COLOR = /^#[\da-f]{6}$/i;
const FONTS = /^[\p{L}\p{N} ._-]+(?:,[\p{L}\p{N} ._-]+)*$/u;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The field `theme` of a deployment's settings; Qinghe's look for what is absent or cannot be used. Apart from the other
 * settings because only the servers want it: they write the look into `/env.js`. Never throws.
 */
export function parseTheme(settings: unknown): ParsedTheme {
  const theme: ThemeSettings = { color: null, radius: 'medium', headingFont: 'serif' };
  const field = isRecord(settings) ? settings['theme'] : undefined;
  if (field === undefined) return { theme, refused: [] };
  if (!isRecord(field)) return { theme, refused: ['theme is no object'] };
  const refused: string[] = [];
  for (const [name, value] of Object.entries(field)) {
    const text = typeof value === 'string' ? value.trim() : '';
    const radius = RADII.find((known) => known === text);
    const refuse = (why: string) => refused.push(`theme.${name} ${JSON.stringify(value)} ${why}`);
    if (name === 'color') {
      if (COLOR.test(text)) theme.color = text;
      else refuse('is no colour such as "#2F6FED"');
    } else if (name === 'radius') {
      if (radius) theme.radius = radius;
      else refuse(`is none of ${RADII.join(', ')}`);
    } else if (name === 'headingFont') {
      if (FONTS.test(text)) theme.headingFont = text;
      else refuse('names no font');
    } else refuse('is no setting');
  }
  return { theme, refused };
}
