export { HomeContinue } from './HomeContinue.tsx';
export { MemberContinue } from './MemberContinue.tsx';
