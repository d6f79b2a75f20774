export { late, markFirstContent } from './late.ts';
