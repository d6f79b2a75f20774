// One file, so that the first load refers to a single chunk: what a home page shows without slides, and without blocks.
export { HomeWelcome } from './HomeWelcome.tsx';
export { load } from './HomeWithoutBlocks.tsx';
