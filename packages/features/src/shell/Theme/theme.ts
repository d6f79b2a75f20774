import { local, localKeys } from '@qinghe/hooks/storage';

/** Looks of the site. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The visitor's choice; light until there is one. */
export function readTheme(): Theme {
  return local.read(localKeys.theme) === 'dark' ? 'dark' : 'light';
}

/** Puts the document into the visitor's theme. Called before the first render. */
export function applyTheme(theme: Theme = readTheme()): void {
  document.documentElement.dataset.theme = theme;
}

/** Remembers a theme and shows it. */
export function chooseTheme(theme: Theme): void {
  local.write(localKeys.theme, theme);
  applyTheme(theme);
}
