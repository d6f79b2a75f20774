import { getMemberDetail } from '@qinghe/api/resources/member';
import type { Member } from '@qinghe/api/resources/member';
import { local, localKeys } from '../../storage/index.ts';
import { adoptToken, login, saveUser, session } from '../../stores/session/index.ts';
import { system } from '../../stores/system/index.ts';
import { client } from '../client/index.ts';
import { pendingChecks, storePendingChecks } from './pendingChecks.ts';

/**
 * Makes a loaded member the session's and notes which checks are pending, once config is there.
 *
 * @param token What the member was loaded with, where it may be a new one.
 */
export function enterSession(member: Member, token?: string): void {
  if (system.config) storePendingChecks(pendingChecks(member, system.config));
  if (session.isLogin && session.user?.id === member.id) saveUser(member);
  else login(member);
  if (token !== undefined) adoptToken(token);
}

/**
 * Turns a new token into a session: stores it, loads the member and logs in (contract 4.3). When
 * the member cannot be loaded the token is dropped again and the error passed on.
 *
 * @param onLoaded Runs with the token in place, before the session counts as logged in.
 */
export async function startSession(
  token: string,
  onLoaded?: (member: Member) => void,
): Promise<Member> {
  local.write(localKeys.userToken, token);
  try {
    const member = await client.send(getMemberDetail, {});
    onLoaded?.(member);
    enterSession(member, token);
    return member;
  } catch (error) {
    if (local.read(localKeys.userToken) === token) local.remove(localKeys.userToken);
    throw error;
  }
}
