export { late } from './late.ts';
