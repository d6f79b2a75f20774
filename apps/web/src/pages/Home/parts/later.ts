// One file, so that what stands below does not come before what stands above it.
export { MemberContinue } from '@qinghe/features/member/HomeContinue';
export { default as Activities } from './Activities.tsx';
export { default as Ending } from './Ending.tsx';
