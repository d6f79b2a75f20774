/** The one school whose marks are drawn: the demo school, and one that has set no name. */
export const BRAND = '青禾学堂';

/** What stands for a school without a picture: the first sign of its name. */
export const signOf = (name: string): string => Array.from(name.trim())[0]?.toUpperCase() ?? '';
