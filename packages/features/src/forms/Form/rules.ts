import type { Rules } from './useForm.ts';

const required = (message: string) => (value: string) => (value.trim() === '' ? message : null);

const NO_MOBILE = '请输入手机号!';

/** A number that can have a text message, as MeEdu's own mobile site checks it; the server does not (contract 9.3). */
const TEXTED = /^1[3-9]\d{9}$/;

const texted = (message: string) => (value: string) =>
  required(message)(value) ?? (TEXTED.test(value.trim()) ? null : '请输入正确的手机号');

/**
 * What is wrong with a value, in the words of spec §5; null when nothing is. A login by password takes any name that the
 * server may know.
 */
export const mobileRule = required(NO_MOBILE);
/** The same for a number that a code is sent to. */
export const textedMobileRule = texted(NO_MOBILE);
/** The words of one of the two bind dialogs. */
export const bindMobileRule = texted('请输入手机号码!');
const captchaRule = required('请输入图形验证码!');
const codeRule = required('请输入手机验证码!');

/**
 * The rules of a captcha and of the code it has sent; the captcha is done with once a code is on its
 * way to the number that stands in the form.
 */
export function smsRules(isSentTo: (mobile: string) => boolean): Rules<'captcha' | 'code'> {
  return [
    ['captcha', (value, { mobile = '' }) => (isSentTo(mobile.trim()) ? null : captchaRule(value))],
    ['code', codeRule],
  ];
}

/** Blanks are part of a password: the server does not trim it (contract 1.1). */
export const passwordRule = (value: string) => (value === '' ? '请输入密码!' : null);

/** At least 6 characters. The server takes any length of a password that takes the place of another (contract E-06, E-19). */
export function newPasswordRule(value: string): string | null {
  const { length } = Array.from(value);
  if (length === 0) return '请设置账号密码!';
  return length < 6 ? '密码长度不能少于 6 个字符' : null;
}

/** 6 to 16 characters, in the server's words (contract E-05). */
export function firstPasswordRule(value: string): string | null {
  return Array.from(value).length > 16 ? '密码长度不能多于 16 个字符' : newPasswordRule(value);
}
