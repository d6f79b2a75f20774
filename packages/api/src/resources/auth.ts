import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';

const TokenSchema = v.object({ token: read.key });

/** A new session's token, valid for 14 days. */
export type Token = v.InferOutput<typeof TokenSchema>;

const CodeLoginSchema = v.union([
  v.object({ success: read.flagOf(true), token: read.key }),
  v.object({
    success: read.flagOf(false),
    action: v.literal('bind_mobile'),
    /** The login code, still valid: to be sent with `postRegisterWithSocialite`. */
    code: read.key,
  }),
]);

/** The outcome of a social login: a session's token, or the demand to bind a mobile number first. */
export type CodeLogin = v.InferOutput<typeof CodeLoginSchema>;

const msv = v.optional(v.nullable(v.string()));

/** Logs in by password. */
export const postLoginPassword = endpoint({
  name: 'postLoginPassword',
  method: 'POST',
  path: '/api/v2/login/password',
  auth: 'none',
  params: v.object({ mobile: v.string(), password: v.string() }),
  reply: TokenSchema,
  source: 'E-03',
});

/** Logs in by SMS code; an unknown mobile is registered. */
export const postLoginMobile = endpoint({
  name: 'postLoginMobile',
  method: 'POST',
  path: '/api/v2/login/mobile',
  auth: 'none',
  params: v.object({ mobile: v.string(), mobile_code: v.string(), msv }),
  reply: TokenSchema,
  source: 'E-04',
});

/** Registers a member without logging in. The password has 6 to 16 characters. */
export const postRegisterSms = endpoint({
  name: 'postRegisterSms',
  method: 'POST',
  path: '/api/v2/register/sms',
  auth: 'none',
  params: v.object({ mobile: v.string(), mobile_code: v.string(), password: v.string(), msv }),
  reply: read.nothing,
  source: 'E-05',
});

/** Sets a new password without logging in; the server has no length rule here. */
export const postPasswordReset = endpoint({
  name: 'postPasswordReset',
  method: 'POST',
  path: '/api/v2/password/reset',
  auth: 'none',
  params: v.object({ mobile: v.string(), mobile_code: v.string(), password: v.string() }),
  reply: read.nothing,
  source: 'E-06',
});

/** Ends the session on the server. */
export const postLogout = endpoint({
  name: 'postLogout',
  method: 'POST',
  path: '/api/v2/logout',
  auth: 'required',
  params: v.object({}),
  reply: read.nothing,
  source: 'E-07',
});

/** Exchanges a social login code, once. */
export const postLoginCode = endpoint({
  name: 'postLoginCode',
  method: 'POST',
  path: '/api/v3/auth/login/code',
  auth: 'none',
  params: v.object({ code: v.string(), msv }),
  reply: CodeLoginSchema,
  source: 'E-08',
});

/** Creates the account of a social login after `bind_mobile`, and logs in. */
export const postRegisterWithSocialite = endpoint({
  name: 'postRegisterWithSocialite',
  method: 'POST',
  path: '/api/v3/auth/register/withSocialite',
  auth: 'none',
  params: v.object({ mobile: v.string(), mobile_code: v.string(), code: v.string(), msv }),
  reply: TokenSchema,
  source: 'E-09',
});
