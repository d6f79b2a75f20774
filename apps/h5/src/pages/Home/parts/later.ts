// One file, so that the first load lists one: what is out of sight at first, or for some alone.
export { MemberContinue } from '@qinghe/features/member/HomeContinue';
export { default as Activities } from './Activities.tsx';
export { default as Foot } from './Foot.tsx';
export { default as Pull } from './Pull.tsx';
