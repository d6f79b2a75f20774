// Content below the first window.
export { default as Activities } from './Activities.tsx';
export { default as Ending } from './Ending.tsx';
