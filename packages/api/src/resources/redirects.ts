import type { SocialApp } from './profile.ts';
import type { PaymentScene } from './payments.ts';

/** Addresses that the browser navigates to; none of them is an API call. */

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query).toString();
  return address + (address.includes('?') ? '&' : '?') + search;
}

function at(baseUrl: string, path: string): string {
  return baseUrl.replace(/\/+$/, '') + path;
}

/** Return addresses of a social login. Both are limited to 255 characters. */
export interface SocialReturn {
  /** Gets `login_code` and `action` appended. */
  s_url: string;
  /** Gets `login_err_msg` and `action` appended. */
  f_url: string;
  action: 'login' | 'bind';
}

/** The longest `s_url` and `f_url` that the server accepts. */
export const RETURN_URL_MAX_LENGTH = 255;

/** Returns the address that starts a QQ login or binding (contract E-13). */
export function socialLoginUrl(
  baseUrl: string,
  app: Exclude<SocialApp, 'wechat'>,
  back: SocialReturn,
): string {
  return withQuery(at(baseUrl, `/api/v3/auth/login/socialite/${app}`), { ...back });
}

/** Returns the address that starts a WeChat login or binding inside the WeChat browser (contract E-14). */
export function wechatLoginUrl(baseUrl: string, back: SocialReturn): string {
  return withQuery(at(baseUrl, '/api/v3/auth/login/wechat/oauth'), { ...back });
}

/** Returns the address that starts an Alipay or WeChat payment on generations A and B (contract E-77). */
export function payRedirectUrl(
  baseUrl: string,
  query: {
    order_id: string;
    payment: 'alipay' | 'wechat-jsapi';
    payment_scene: PaymentScene;
    token: string;
    /** Return address after paying. */
    s_url: string;
    /** Return address after cancelling. */
    f_url: string;
  },
): string {
  return withQuery(at(baseUrl, '/api/v2/order/pay/redirect'), {
    ...query,
    scene: query.payment_scene,
    redirect: query.s_url,
    cancel_redirect: query.f_url,
  });
}

/** Returns the address of generation C's cashier page with the return addresses added (contract E-83). */
export function cashierUrl(payUrl: string, back: { s_url: string; f_url: string }): string {
  return withQuery(payUrl, back);
}

/** Returns the direct link to a course's file on servers without `getCourseAttachment` (contract E-57). */
export function legacyAttachmentUrl(baseUrl: string, id: number, token: string): string {
  return withQuery(at(baseUrl, `/api/v2/course/attach/${id}/download`), { token });
}
