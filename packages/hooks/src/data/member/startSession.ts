import { getMemberDetail } from '@qinghe/api/resources/member';
import type { Member } from '@qinghe/api/resources/member';
import { local, localKeys } from '../../storage/index.ts';
import { client } from '../client/index.ts';
import { enterSession } from './enterSession.ts';
import { memberCall } from './memberQuery.ts';

/**
 * Turns a new token into a session: stores it, loads the member and logs in (contract 4.3). When the member cannot be loaded, the
 * token is removed again and the error rethrown.
 *
 * @param onLoaded Runs while the token is stored but the session does not yet count as logged in.
 */
export async function startSession(
  token: string,
  onLoaded?: (member: Member) => void,
): Promise<Member> {
  local.write(localKeys.userToken, token);
  const answer = client.send(getMemberDetail, {});
  memberCall.underWay = answer;
  try {
    const member = await answer;
    onLoaded?.(member);
    enterSession(member, token);
    return member;
  } catch (error) {
    if (local.read(localKeys.userToken) === token) local.remove(localKeys.userToken);
    throw error;
  } finally {
    if (memberCall.underWay === answer) memberCall.underWay = null;
  }
}
