export { LoginByPage } from './LoginPrompt.tsx';
export { useMemberAction } from './useMemberAction.ts';
