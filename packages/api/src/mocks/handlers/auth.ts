import type { HttpHandler } from 'msw';
import { createMember, issueToken } from '../actions.ts';
import { school } from '../db.ts';
import { refuse } from '../reply.ts';
import { lengthOf, route, text, tokenOf, type Call } from '../route.ts';
import { LOGIN_ALIASES } from '../seed/people.ts';
import type { UserRow } from '../tables.ts';
import { requireMobile, spendSmsCode } from './captcha.ts';

/** Returns the password of the input, untrimmed (contract 1.1). */
export function passwordOf(input: Record<string, unknown>): string {
  return typeof input['password'] === 'string' ? input['password'] : text(input['password']);
}

/** Refuses the call if fields are empty, with their messages joined, as the server does (contract 1.3). */
export function requireFields(
  fields: readonly (readonly [value: string, message: string])[],
): void {
  const errors = fields.filter(([value]) => value === '').map(([, message]) => message);
  if (errors.length > 0) throw refuse(errors.join(','));
}

/** Finds the account of a mobile number, including the alias that the unbound demo member logs in with. */
export function userByMobile(mobile: string): UserRow | undefined {
  const { users } = school.tables;
  return (
    users.find((row) => row.mobile === mobile) ??
    users.find((row) => row.id === LOGIN_ALIASES[mobile])
  );
}

/** Whether an account already has the mobile number. */
export function isMobileTaken(mobile: string): boolean {
  return school.tables.users.some((row) => row.mobile === mobile);
}

function openFor(user: UserRow): { token: string } {
  if (user.is_lock === 1) throw refuse('账号已被锁定');
  return { token: issueToken(user) };
}

function loginByPassword({ input }: Call): object {
  const mobile = text(input['mobile']);
  const password = passwordOf(input);
  requireFields([
    [mobile, '请输入手机号'],
    [password, '请输入密码'],
  ]);
  const user = userByMobile(mobile);
  if (!user || user.password === '' || user.password !== password) throw refuse('手机号或密码错误');
  return openFor(user);
}

function loginBySms({ input }: Call): object {
  const mobile = text(input['mobile']);
  requireFields([[mobile, '请输入手机号']]);
  requireMobile(mobile);
  spendSmsCode(mobile, text(input['mobile_code']));
  const user = school.tables.users.find((row) => row.mobile === mobile);
  return openFor(user ?? createMember({ mobile }));
}

function register({ input }: Call): object {
  const mobile = text(input['mobile']);
  const code = text(input['mobile_code']);
  const password = passwordOf(input);
  requireFields([
    [mobile, '请输入手机号'],
    [code, '请输入短信验证码'],
    [password, '请输入密码'],
  ]);
  requireMobile(mobile);
  const length = lengthOf(password);
  if (length < 6) throw refuse('密码长度不能少于6个字符');
  if (length > 16) throw refuse('密码长度不能多于16个字符');
  spendSmsCode(mobile, code);
  if (isMobileTaken(mobile)) throw refuse('手机号已存在');
  createMember({ mobile, password });
  return [];
}

function resetPassword({ input }: Call): object {
  const mobile = text(input['mobile']);
  const code = text(input['mobile_code']);
  const password = passwordOf(input);
  requireFields([
    [mobile, '请输入手机号'],
    [code, '请输入短信验证码'],
    [password, '请输入密码'],
  ]);
  spendSmsCode(mobile, code);
  const user = school.tables.users.find((row) => row.mobile === mobile);
  if (!user) throw refuse('手机号不存在');
  user.password = password;
  user.is_password_set = 1;
  return [];
}

function logout({ request, user }: Call): object {
  user();
  const token = tokenOf(request, {});
  school.tables.tokens = school.tables.tokens.filter((row) => row.token !== token);
  return [];
}

export const authHandlers: HttpHandler[] = [
  route('post', '/v2/login/password', loginByPassword),
  route('post', '/v2/login/mobile', loginBySms),
  route('post', '/v2/register/sms', register),
  route('post', '/v2/password/reset', resetPassword),
  route('post', '/v2/logout', logout),
];
