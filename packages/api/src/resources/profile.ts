import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';

const MobileSignSchema = v.object({ sign: read.key });

/** Social accounts that can be bound. */
export const SOCIAL_APPS = ['qq', 'wechat'] as const;

export type SocialApp = (typeof SOCIAL_APPS)[number];

const mobileCode = { mobile: v.string(), mobile_code: v.string() };

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
