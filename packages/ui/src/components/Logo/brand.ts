/** The one school whose marks are drawn: the demo school, and one that has set no name. */
export const BRAND = '青禾学堂';
