export {
  adoptToken,
  forgetUser,
  isOwnToken,
  login,
  logout,
  markRead,
  markReadUpTo,
  replaceAddressForm,
  resetSession,
  saveNavs,
  saveUser,
  setFreshUnread,
  setLeaving,
} from './actions.ts';
export { guard, readSessionFlags } from './guard.ts';
export type { GuardConfig, SessionFlags } from './guard.ts';
export { onOwnMark, ownMark } from './ownMark.ts';
export { session } from './state.ts';
export type { AddressForm, ReadMarks, SessionState } from './state.ts';
export { useIsMember, useSession, useSessionFlags } from './useSession.ts';
