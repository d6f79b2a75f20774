import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';

/** Derives a negative id from the name where a server sends no id, so that data stored per member on a device stays apart. */
const idOf = (name: string) =>
  -Array.from(name).reduce((mark, sign) => (mark * 31 + (sign.codePointAt(0) ?? 0)) % 2 ** 31, 1);

const MemberFields = v.object({
  /** Also the member's referral mark `msv`; negative, derived from the name, where the server sends no id. */
  id: read.int,
  avatar: read.url,
  nick_name: read.text,
  /** The field name of spec §3, used where a server sends no `nick_name`. */
  name: read.text,
  /** The full number; a random one while `is_bind_mobile` is false. */
  mobile: read.text,
  /** Points; may be negative. */
  credit1: read.int,
  credit2: read.int,
  credit3: read.int,
  is_active: read.flag,
  is_lock: read.flag,
  created_at: read.instant,
  /** 0 without VIP; kept for a while after the VIP has expired. */
  role_id: read.int,
  /** May be set without VIP: see {@link isVip}. */
  role_expired_at: read.instant,
  role: read.maybe(v.object({ id: read.id, name: read.text })),
  /** Yuan. */
  invite_balance: read.int,
  invite_people_count: read.count,
  is_password_set: read.flag,
  /** Whether the nickname has been changed, which works once. */
  is_set_nickname: read.flag,
  is_bind_qq: read.flag,
  is_bind_wechat: read.flag,
  is_bind_mobile: read.flag,
  is_face_verify: read.flag,
  /** Masked; '' before the face check. */
  profile_real_name: read.text,
  /** Masked; '' before the face check. */
  profile_id_number: read.text,
  /** Null on servers before generation C, which ask for no agreement. */
  agreement_status: read.maybe(
    v.object({ user_agreement_agreed: read.flag, privacy_policy_agreed: read.flag }),
  ),
});

const MemberSchema = v.pipe(
  MemberFields,
  v.check(({ id, nick_name, name }) => id > 0 || `${nick_name}${name}` !== '', 'nobody'),
  v.transform(({ name, ...member }) => {
    const nick_name = member.nick_name || name;
    return { ...member, nick_name, id: member.id > 0 ? member.id : idOf(nick_name) };
  }),
);

/** The logged-in member (contract E-16). */
export type Member = v.InferOutput<typeof MemberSchema>;

/** Whether the member's VIP is running at a time in epoch milliseconds. */
export function isVip(member: Pick<Member, 'role_id' | 'role_expired_at'>, now: number): boolean {
  return (
    member.role_id > 0 &&
    member.role_expired_at !== null &&
    Date.parse(member.role_expired_at) > now
  );
}

const MemberRoleSchema = v.object({
  id: read.id,
  role_id: read.int,
  /** Yuan. */
  charge: read.count,
  started_at: read.instant,
  expired_at: read.instant,
  created_at: read.instant,
  role: read.maybe(v.object({ id: read.id, name: read.text })),
});

/** One VIP purchase of the member. */
export type MemberRole = v.InferOutput<typeof MemberRoleSchema>;

/** Fetches the logged-in member. */
export const getMemberDetail = endpoint({
  name: 'getMemberDetail',
  method: 'GET',
  path: '/api/v2/member/detail',
  auth: 'required',
  params: v.object({}),
  reply: MemberSchema,
  source: 'E-16',
});

/** Lists the member's VIP purchases. */
export const getMemberRoles = endpoint({
  name: 'getMemberRoles',
  method: 'GET',
  path: '/api/v2/member/roles',
  auth: 'required',
  params: v.object({ page: v.optional(v.number()), page_size: v.optional(v.number()) }),
  reply: read.page(MemberRoleSchema),
  source: 'E-33',
});
