export { colourIn, schoolColours, unreadable, type SchoolColours } from './schoolColours.ts';
export { radii, themeRules, type Radius, type SchoolTheme } from './themeRules.ts';
