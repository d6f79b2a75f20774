/** The only school with drawn logos: the demo school, also the default where a school has set no name. */
export const BRAND = '青禾学堂';

/** Returns the first character of a school's name in upper case, shown where it has no logo; empty for an empty name. */
export const signOf = (name: string): string => Array.from(name.trim())[0]?.toUpperCase() ?? '';

/** Returns an SVG tile in a school's colour with the first character of its name: the icon of a school without one. */
export const signTile = (name: string, color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${color}"/><text x="32" y="33" fill="#fff" font-family="sans-serif" font-size="36" font-weight="700" text-anchor="middle" dominant-baseline="central">${signOf(name).replace(/[<&]/g, '')}</text></svg>`;
