/** A whole number in groups of three digits. The browser's own way would first load its tables of languages. */
export const grouped = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
