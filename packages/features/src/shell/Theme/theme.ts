import { local, localKeys } from '@qinghe/hooks/storage';

/** Themes to choose from: light, dark, or the system's current one. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** Display names of the themes. */
export const themeNames: Record<Theme, string> = {
  light: '浅色',
  dark: '深色',
  system: '跟随系统',
};

const isDarkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Returns the theme that the visitor has chosen; `system` by default. */
export function readTheme(): Theme {
  const kept = local.read(localKeys.theme);
  return themes.find((theme) => theme === kept) ?? 'system';
}

/**
 * Applies the visitor's theme to the document, as the head start does before the first paint (`vite/headStart.ts`, which must
 * decide in the same way).
 */
export function applyTheme(theme: Theme = readTheme()): void {
  const isDark = theme === 'dark' || (theme === 'system' && isDarkSystem().matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

/** Stores a theme and applies it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') local.remove(localKeys.theme);
  else local.write(localKeys.theme, theme);
  applyTheme(theme);
}

/** Applies changes of the system's theme and of the choice in other tabs. Returns a function that stops that. */
export function followTheme(): () => void {
  const system = isDarkSystem();
  const apply = () => applyTheme();
  const applyIfTheme = ({ key }: StorageEvent) => key === localKeys.theme && apply();
  // Safari 13 has only the older `addListener`; there the change is applied on the next load.
  system.addEventListener?.('change', apply);
  window.addEventListener('storage', applyIfTheme);
  return () => {
    system.removeEventListener?.('change', apply);
    window.removeEventListener('storage', applyIfTheme);
  };
}
