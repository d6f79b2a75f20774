export { below } from './below.ts';
export { HydratedOnTouch, type HydratedOnTouchProps } from './HydratedOnTouch.ts';
export { late, markFirstContent, warmUp } from './late.ts';
