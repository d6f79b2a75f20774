export { below } from './below.ts';
export { late, markFirstContent, warmUp } from './late.ts';
