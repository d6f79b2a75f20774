// One chunk, so that lower parts of the page do not appear before upper ones.
export { MemberContinue } from '@qinghe/features/member/HomeContinue';
export { default as Activities } from './Activities.tsx';
export { default as Ending } from './Ending.tsx';
