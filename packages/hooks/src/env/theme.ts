const RADII = ['none', 'small', 'medium', 'large'] as const;

/** The appearance that a school has chosen, from the field `theme` of `/env.js`. */
export interface ThemeSettings {
  /** The school's colour, such as `#2F6FED`; null for Qinghe's default. */
  color: string | null;
  /** Radius of corners; `medium` is the original design. */
  radius: (typeof RADII)[number];
  /**
   * Font of headings: `serif` is the original design, `sans` the font of the text; anything else names fonts of the visitor's
   * device.
   */
  headingFont: string;
}

/** A theme, and messages about settings that could not be used, for the person who starts the server. */
export interface ParsedTheme {
  theme: ThemeSettings;
  refused: readonly string[];
}

const COLOR = /^#[\da-f]{6}$/i;
const FONTS = /^[\p{L}\p{N} ._-]+(?:,[\p{L}\p{N} ._-]+)*$/u;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses the field `theme` of a deployment's settings; Qinghe's default for what is absent or cannot be used. Not part of
 * `parseEnv`, because only the servers need it: they write the theme into `/env.js`. Never throws.
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
