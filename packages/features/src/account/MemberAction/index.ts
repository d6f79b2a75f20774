export { useFavourite } from './useFavourite.ts';
export { LoginByPage } from './LoginPrompt.tsx';
export { useMemberAction, useMemberChoice } from './useMemberAction.ts';
