import { local, localKeys } from '@qinghe/hooks/storage';

/** Looks to choose from: one of two, or the one that the system has at the time. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** Their names. */
export const themeNames: Record<Theme, string> = {
  light: '浅色',
  dark: '深色',
  system: '跟随系统',
};

const isDarkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The visitor's choice; the system's look until there is one. */
export function readTheme(): Theme {
  const kept = local.read(localKeys.theme);
  return themes.find((theme) => theme === kept) ?? 'system';
}

/**
 * Puts the document into the visitor's theme, as the head start does before anything is painted (`vite/headStart.ts`, which
 * decides alike).
 */
export function applyTheme(theme: Theme = readTheme()): void {
  const isDark = theme === 'dark' || (theme === 'system' && isDarkSystem().matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

/** Remembers a theme and shows it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') local.remove(localKeys.theme);
  else local.write(localKeys.theme, theme);
  applyTheme(theme);
}

/** Follows the system, and a choice made in another tab. Returns what ends that. */
export function followTheme(): () => void {
  const system = isDarkSystem();
  const apply = () => applyTheme();
  const applyIfTheme = ({ key }: StorageEvent) => key === localKeys.theme && apply();
  // Safari 13 knows the older names alone; it follows on the next load.
  system.addEventListener?.('change', apply);
  window.addEventListener('storage', applyIfTheme);
  return () => {
    system.removeEventListener?.('change', apply);
    window.removeEventListener('storage', applyIfTheme);
  };
}
