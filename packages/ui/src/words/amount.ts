/** A number with a comma between thousands: `12,480`. */
export const grouped = (count: number | string) =>
  String(count).replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',');

/** Digits of an amount of yuan from 0: two decimals where there are any, or where `isExact`. */
export const amount = (yuan: number, isExact = false) => {
  const digits = yuan.toFixed(2);
  return grouped(isExact ? digits : digits.replace('.00', ''));
};
