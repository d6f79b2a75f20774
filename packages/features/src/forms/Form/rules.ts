import type { Rules } from './useForm.ts';

const required = (message: string) => (value: string) => (value.trim() === '' ? message : null);

const NO_MOBILE = '请输入手机号!';

/** Matches a number that can receive text messages, as MeEdu's own mobile site checks it; the server does not (contract 9.3). */
const TEXTED = /^1[3-9]\d{9}$/;

const texted = (message: string) => (value: string) =>
  required(message)(value) ?? (TEXTED.test(value.trim()) ? null : '请输入正确的手机号');

/**
 * Validates the name of a login by password. Returns the message of spec §5, or null. Only an empty name is rejected, because the
 * server may know any other.
 */
export const mobileRule = required(NO_MOBILE);
/** Validates a mobile number that a code is sent to. */
export const textedMobileRule = texted(NO_MOBILE);
/** `textedMobileRule` with the message for binding by a login code of the address. */
export const bindMobileRule = texted('请输入手机号码!');
const captchaRule = required('请输入图形验证码!');
const codeRule = required('请输入手机验证码!');

/** Returns the rules of captcha and SMS code. The captcha is not required once a code was sent to the number in the form. */
export function smsRules(isSentTo: (mobile: string) => boolean): Rules<'captcha' | 'code'> {
  return [
    ['captcha', (value, { mobile = '' }) => (isSentTo(mobile.trim()) ? null : captchaRule(value))],
    ['code', codeRule],
  ];
}

/** Spaces are part of a password: the server does not trim it (contract 1.1). */
export const passwordRule = (value: string) => (value === '' ? '请输入密码!' : null);

/** Requires at least 6 characters. The server accepts any length of a password that replaces another (contract E-06, E-19). */
export function newPasswordRule(value: string): string | null {
  const { length } = Array.from(value);
  if (length === 0) return '请设置账号密码!';
  return length < 6 ? '密码长度不能少于 6 个字符' : null;
}

/** Requires 6 to 16 characters, with the server's messages (contract E-05). */
export function firstPasswordRule(value: string): string | null {
  return Array.from(value).length > 16 ? '密码长度不能多于 16 个字符' : newPasswordRule(value);
}
