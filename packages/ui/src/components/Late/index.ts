export { late, markFirstContent, warmUp } from './late.ts';
