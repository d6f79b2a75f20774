export {
  isOwnToken,
  login,
  logout,
  replaceAddressForm,
  resetSession,
  saveCredit1,
  saveNavs,
  saveUser,
  setFreshUnread,
} from './actions.ts';
export { guard, readSessionFlags } from './guard.ts';
export type { SessionFlags } from './guard.ts';
export { session } from './state.ts';
export type { AddressForm, SessionState } from './state.ts';
export { useSession, useSessionFlags } from './useSession.ts';
