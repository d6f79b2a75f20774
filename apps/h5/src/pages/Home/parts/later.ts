// Content below the first screen or for some visitors only: one chunk, so that the first load has to list only one.
export { MemberContinue } from '@qinghe/features/member/HomeContinue';
export { default as Activities } from './Activities.tsx';
export { default as Foot } from './Foot.tsx';
export { default as Pull } from './Pull.tsx';
