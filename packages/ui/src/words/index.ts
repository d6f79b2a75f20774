export { amount, billed, grouped, money, spaced } from './words.ts';
