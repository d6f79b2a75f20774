export { MemberReady, type MemberReadyProps } from './MemberReady.tsx';
