export { useBindReturn } from './useBindReturn.ts';
export type { BindOutcome, BindQuestion } from './useBindReturn.ts';
export { useBindStart } from './useBindStart.ts';
export {
  useAgree,
  useBindSocial,
  useChangeMobile,
  useChangePassword,
  useDestroyAccount,
  useSetNickname,
  useUnbindSocial,
  useUploadAvatar,
  useVerifyMobile,
} from './useProfileCall.ts';
