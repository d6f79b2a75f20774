// One chunk, so that the first load has to list only one.
export { default as Foot } from './Foot.tsx';
export { default as Pull } from './Pull.tsx';
