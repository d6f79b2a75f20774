export { useFavourite } from './useFavourite.ts';
export { useLessonLink } from './useLessonLink.ts';
export { LoginByPage } from './LoginPrompt.tsx';
export { useMemberAction, useMemberChoice } from './useMemberAction.ts';
