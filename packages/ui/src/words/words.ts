/** A number with a comma between thousands: `12,480`. */
export const grouped = (count: number | string) =>
  String(count).replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',');

/** Digits of an amount of yuan: two decimals where there are any, or where `isExact`. */
export function amount(yuan: number, isExact = false): string {
  const digits = Math.abs(yuan).toFixed(2);
  return grouped(isExact ? digits : digits.replace('.00', ''));
}

/** An amount of yuan in a sentence, on a button or as a fact: `¥1,280`, `¥19.90`, `−¥30`. */
export const money = (yuan: number, isExact = false) =>
  `${yuan < 0 ? '−' : ''}¥${amount(yuan, isExact)}`;

/** An amount of yuan on a bill, always with decimals: `¥1,280.00`, `−¥30.00`. */
export const billed = (yuan: number) => money(yuan, true);

const isLatin = (character: string | undefined) => /[\w%]/.test(character ?? '');

/** Words and a name one after the other, with a space where one ends or begins in Latin letters or digits. */
export const spaced = (...parts: readonly string[]) =>
  parts.reduce((text, part) =>
    isLatin(text.at(-1)) !== isLatin(part[0]) && !/[\s。，：、！？」]/.test(part[0] ?? ' ')
      ? `${text} ${part}`
      : text + part,
  );
