import type { Member } from '@qinghe/api/resources/member';
import { adoptToken, login, saveUser, session } from '../../stores/session/index.ts';
import { system } from '../../stores/system/index.ts';
import { memberCall } from './memberQuery.ts';
import { pendingChecks, storePendingChecks } from './pendingChecks.ts';

/**
 * Logs a loaded member in, or updates the one in the session, and stores which checks are pending once config is loaded.
 *
 * @param token The token that the member was loaded with, where it may be a new one.
 */
export function enterSession(member: Member, token?: string): void {
  memberCall.loadedAt = Date.now();
  if (system.config) storePendingChecks(pendingChecks(member, system.config));
  if (session.isLogin && session.user?.id === member.id) saveUser(member);
  else login(member);
  if (token !== undefined) adoptToken(token);
}
