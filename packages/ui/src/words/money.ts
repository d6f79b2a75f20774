import { amount } from './amount.ts';

/** An amount of yuan in a sentence, on a button or as a fact: `¥1,280`, `¥19.90`, `−¥30`. */
export const money = (yuan: number, isExact = false) =>
  `${yuan < 0 ? '−' : ''}¥${amount(Math.abs(yuan), isExact)}`;

/** An amount of yuan on a bill, always with decimals: `¥1,280.00`, `−¥30.00`. */
export const billed = (yuan: number) => money(yuan, true);
