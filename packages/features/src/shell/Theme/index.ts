export {
  applyTheme,
  chooseTheme,
  followTheme,
  readTheme,
  themeNames,
  themes,
  type Theme,
} from './theme.ts';
export { ThemeChoice } from './ThemeChoice.tsx';
export { ThemeMenu } from './ThemeMenu.tsx';
