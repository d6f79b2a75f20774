import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';

const MemberSchema = v.object({
  /** Also the member's referral mark `msv`. */
  id: read.id,
  avatar: read.url,
  nick_name: read.text,
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
  invite_people_count: read.int,
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

const MobileSignSchema = v.object({ sign: read.key });

const MemberRoleSchema = v.object({
  id: read.id,
  role_id: read.int,
  /** Yuan. */
  charge: read.int,
  started_at: read.instant,
  expired_at: read.instant,
  created_at: read.instant,
  role: read.maybe(v.object({ id: read.id, name: read.text })),
});

/** One VIP purchase of the member. */
export type MemberRole = v.InferOutput<typeof MemberRoleSchema>;

/** Social accounts that can be bound. */
export const SOCIAL_APPS = ['qq', 'wechat'] as const;

export type SocialApp = (typeof SOCIAL_APPS)[number];

const mobileCode = { mobile: v.string(), mobile_code: v.string() };

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

/** Sets the nickname, once, to at most 24 characters. */
export const postMemberNickname = endpoint({
  name: 'postMemberNickname',
  method: 'POST',
  path: '/api/v2/member/detail/nickname',
  auth: 'required',
  params: v.object({ nick_name: v.string() }),
  reply: read.nothing,
  source: 'E-17',
});

/** Uploads an avatar of at most 1 MB; its address comes with the next `getMemberDetail`. */
export const postMemberAvatar = endpoint({
  name: 'postMemberAvatar',
  method: 'POST',
  path: '/api/v2/member/detail/avatar',
  auth: 'required',
  encoding: 'multipart',
  params: v.object({ file: v.blob() }),
  reply: read.nothing,
  source: 'E-18',
});

/** Changes the password; `mobile` must be the member's own. */
export const postMemberPassword = endpoint({
  name: 'postMemberPassword',
  method: 'POST',
  path: '/api/v2/member/detail/password',
  auth: 'required',
  params: v.object({ ...mobileCode, password: v.string() }),
  reply: read.nothing,
  source: 'E-19',
});

/** Binds a mobile to a member that has none. */
export const postMemberMobile = endpoint({
  name: 'postMemberMobile',
  method: 'POST',
  path: '/api/v2/member/detail/mobile',
  auth: 'required',
  params: v.object(mobileCode),
  reply: read.nothing,
  source: 'E-20',
});

/** Proves the current mobile; its sign is valid for an hour. First step of changing the mobile. */
export const postMemberVerify = endpoint({
  name: 'postMemberVerify',
  method: 'POST',
  path: '/api/v2/member/verify',
  auth: 'required',
  params: v.object(mobileCode),
  reply: MobileSignSchema,
  source: 'E-21',
});

/** Changes the mobile with the sign of `postMemberVerify`; the code was sent to the new mobile. */
export const putMemberMobile = endpoint({
  name: 'putMemberMobile',
  method: 'PUT',
  path: '/api/v2/member/mobile',
  auth: 'required',
  params: v.object({ ...mobileCode, sign: v.string() }),
  reply: read.nothing,
  source: 'E-22',
});

/** Asks for the account's deletion in seven days; any later login cancels it. */
export const postMemberDestroy = endpoint({
  name: 'postMemberDestroy',
  method: 'POST',
  path: '/api/v3/member/destroy',
  auth: 'required',
  params: v.object({}),
  reply: read.nothing,
  source: 'E-36',
});

/** Binds a social account by its login code. */
export const postSocialiteBind = endpoint({
  name: 'postSocialiteBind',
  method: 'POST',
  path: '/api/v3/member/socialite/bindWithCode',
  auth: 'required',
  params: v.object({ code: v.string() }),
  reply: read.nothing,
  source: 'E-37',
});

/** Unbinds a social account; succeeds also when none is bound. */
export const deleteSocialite = endpoint({
  name: 'deleteSocialite',
  method: 'DELETE',
  path: '/api/v2/member/socialite/{app}',
  auth: 'required',
  params: v.object({ app: v.picklist(SOCIAL_APPS) }),
  reply: read.nothing,
  source: 'E-38',
});

/** Accepts the user agreement and the privacy policy. */
export const postAgreementAgree = endpoint({
  name: 'postAgreementAgree',
  method: 'POST',
  path: '/api/v2/member/agreement/agree',
  auth: 'required',
  params: v.object({}),
  reply: read.nothing,
  source: 'E-39',
  generations: ['C'],
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
