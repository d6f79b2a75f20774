export { amount, grouped } from './amount.ts';
export { billed, money } from './money.ts';
export { spaced } from './spaced.ts';
