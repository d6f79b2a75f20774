import { parseTheme } from '@qinghe/hooks/env';
import { colourIn, schoolColours, themeRules, unreadable } from '@qinghe/ui/theme';
import type { SiteSettings } from './siteSettings.ts';

/** The look of a school's pages, determined when a server starts. */
export interface Look {
  /** CSS rules that override Qinghe's tokens; none for Qinghe's look. */
  rules: readonly string[];
  /** The colour of the school's buttons. */
  primary: string;
  /** Remarks for the person who starts the server: settings that were ignored, a colour that was adjusted. */
  remarks: readonly string[];
}

/** Returns the look for the setting `theme`; a colour with which any pair of colours would be unreadable is ignored. */
export function lookOf(settings: SiteSettings): Look {
  const { theme, refused } = parseTheme(settings);
  const remarks = refused.map((words) => `${words}: left out`);
  const plain = colourIn('brand-600', 'light');
  if (theme.color === null) return { rules: themeRules(theme), primary: plain, remarks };
  const colours = schoolColours(theme.color);
  const [worst] = unreadable(colours);
  if (worst) {
    const { front, back, theme: where } = worst;
    const words = `theme.color ${theme.color}: ${front} on ${back} cannot be read (${where}): left out`;
    const rules = themeRules({ ...theme, color: null });
    return { rules, primary: plain, remarks: [...remarks, words] };
  }
  const { primary } = colours;
  if (primary !== theme.color.toUpperCase())
    remarks.push(
      `theme.color ${theme.color} is too bright for white words: ${primary}, the nearest that carries them, stands in`,
    );
  return { rules: themeRules(theme, colours), primary, remarks };
}
