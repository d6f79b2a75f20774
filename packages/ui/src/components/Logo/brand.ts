/** The one school whose marks are drawn: the demo school, and one that has set no name. */
export const BRAND = '青禾学堂';

/** What stands for a school without a picture: the first sign of its name. */
export const signOf = (name: string): string => Array.from(name.trim())[0]?.toUpperCase() ?? '';

/** The first sign of a school's name on a tile of its colour, as SVG: the icon of a school that has drawn none. */
export const signTile = (name: string, color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${color}"/><text x="32" y="33" fill="#fff" font-family="sans-serif" font-size="36" font-weight="700" text-anchor="middle" dominant-baseline="central">${signOf(name).replace(/[<&]/g, '')}</text></svg>`;
