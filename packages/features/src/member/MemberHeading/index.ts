export { MemberHeading, type MemberHeadingProps } from './MemberHeading.tsx';
