export { judge } from './judge.ts';
export { doubtLacking, noteLacking, noteServed } from './learn.ts';
