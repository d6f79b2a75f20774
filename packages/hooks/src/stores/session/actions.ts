import type { Member } from '@qinghe/api/resources/member';
import type { NavItem } from '@qinghe/api/resources/navigation';
import { local, localKeys, sessionKeys, tab } from '../../storage/index.ts';
import { initialSession, session } from './state.ts';
import type { AddressForm } from './state.ts';

let ownToken: string | null = null;

/** Whether the token in storage is still the session's, not one that another tab has put there. */
export function isOwnToken(): boolean {
  return ownToken !== null && ownToken === local.read(localKeys.userToken);
}

/** Makes a token the session's: the member that the page shows was loaded with it. */
export function adoptToken(token: string | null): void {
  ownToken = token;
}

/** Stores the member, marks the session logged in and asks for a fresh unread count. */
export function login(user: Member): void {
  adoptToken(local.read(localKeys.userToken));
  session.user = { ...user };
  session.isLogin = true;
  session.freshUnread = true;
}

/**
 * Replaces the stored member, whose points too may have changed; does nothing for a visitor. The session keeps its token: the answer may have
 * been asked for before another tab put its own into storage.
 */
export function saveUser(user: Member): void {
  if (!session.isLogin) return;
  session.user = { ...user };
}

/** Makes the session in memory a visitor's; storage is left to whoever has changed it. */
export function forgetUser(): void {
  const { navs, isLeaving } = session;
  Object.assign(session, initialSession(), { navs, isLeaving });
}

/**
 * Makes the session a visitor's and removes the token and the pending-check flags from storage.
 * What belonged to the member (unread mark, address form, a begun login or check, kept orders and
 * arrival cards, the lesson that plays) goes with it.
 */
export function logout(): void {
  forgetUser();
  const { userToken, faceCheck, bindMobile, loginCode, playId, orders, arrivalCards } = localKeys;
  const own = [userToken, faceCheck, bindMobile, loginCode, playId, orders, arrivalCards];
  for (const key of own) local.remove(key);
  const { faceCheck: check, gateReturn, loginReturn, socialFlow } = sessionKeys;
  for (const key of [check, gateReturn, loginReturn, socialFlow]) tab.remove(key);
}

/** Says whether the member is on the way out. Until that is over no page asks them to log in. */
export function setLeaving(isLeaving: boolean): void {
  session.isLeaving = isLeaving;
}

/** Says whether the unread count needs refreshing. */
export function setFreshUnread(freshUnread: boolean): void {
  session.freshUnread = freshUnread;
}

/** Marks one message as read, or takes the mark back. */
export function markRead(id: string, isRead = true): void {
  session.readMarks.ids[id] = isRead;
}

/** Marks every message up to a creation time as read; null takes the mark back. */
export function markReadUpTo(upTo: string | null): void {
  session.readMarks.upTo = upTo;
}

/** Replaces the whole address form. */
export function replaceAddressForm(form: AddressForm): void {
  session.addressForm = { ...form };
}

/** Replaces the navigation. */
export function saveNavs(navs: NavItem[]): void {
  session.navs = navs;
}

/** Back to a visitor's session, navigation included; storage is left alone. For tests and stories. */
export function resetSession(): void {
  Object.assign(session, initialSession());
}
