export { applyTheme, chooseTheme, readTheme, themes, type Theme } from './theme.ts';
