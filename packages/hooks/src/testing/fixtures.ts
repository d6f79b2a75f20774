import { createClient } from '@qinghe/api/client';
import type { Endpoint, Input, Reply } from '@qinghe/api/contract/endpoint';
import { getConfig } from '@qinghe/api/resources/config';
import type { Config } from '@qinghe/api/resources/config';
import type { Member } from '@qinghe/api/resources/member';

/** A member as the API layer returns it. */
export const member: Member = {
  id: 1,
  avatar: '/demo/avatars/1.svg',
  nick_name: '小禾',
  mobile: '13900001111',
  credit1: 20,
  credit2: 0,
  credit3: 0,
  is_active: true,
  is_lock: false,
  created_at: '2024-11-20T02:00:00.000Z',
  role_id: 0,
  role_expired_at: null,
  role: { id: 1, name: '年度会员' },
  invite_balance: 0,
  invite_people_count: 0,
  is_password_set: true,
  is_set_nickname: false,
  is_bind_qq: false,
  is_bind_wechat: false,
  is_bind_mobile: true,
  is_face_verify: false,
  profile_real_name: '',
  profile_id_number: '',
  agreement_status: { user_agreement_agreed: true, privacy_policy_agreed: true },
};

/** Parses a reply's `data` as the API layer does. */
export function replyOf<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  data: unknown,
): Promise<Reply<E>> {
  const body = JSON.stringify({ code: 0, message: '', data });
  const client = createClient({
    baseUrl: () => '',
    getToken: () => null,
    onUnauthorized: () => undefined,
    fetch: () => Promise.resolve(new Response(body)),
  });
  return client.send(endpoint, input);
}

/** Returns system config as parsed from a reply with these fields. */
export function configWith(
  memberRules: Record<string, unknown>,
  fields: Record<string, unknown> = {},
): Promise<Config> {
  return replyOf(getConfig, {}, { name: '青禾学堂', member: memberRules, ...fields });
}
