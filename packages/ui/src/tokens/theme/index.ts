export { colourIn, schoolColours, unreadable, type SchoolColours } from './schoolColours.ts';
export { signTile } from './signTile.ts';
export { radii, themeRules, type Radius, type SchoolTheme } from './themeRules.ts';
