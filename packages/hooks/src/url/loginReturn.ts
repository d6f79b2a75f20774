import { paths } from './paths.ts';
import { removeURLParameter } from './query.ts';
import { sanitizeRedirect } from './safety.ts';

/** What a login outside of the site has put into the address (contract E-13, 4.4). */
export interface LoginReturn {
  /** The code to exchange; null when there is none that could be one. */
  code: string | null;
  /** Why the login has failed, plain text of at most 200 characters; null when it has not. */
  message: string | null;
  /** Query of the address without what was read. */
  rest: string;
}

const CODE = /^[\w-]{1,128}$/;
const MSV = /^[\w-]{1,64}$/;
const MAX_MESSAGE = 200;

/**
 * Reads `login_code` or `login_err_msg` of a login from a query; null when it has neither. What
 * belongs to binding (`action=bind`) is left to the member page.
 */
export function readLoginReturn(search: string): LoginReturn | null {
  const query = new URLSearchParams(search);
  const isLogin = query.get('action') === 'login';
  if (!isLogin || !(query.has('login_code') || query.has('login_err_msg'))) return null;
  const code = query.get('login_code') ?? '';
  const words = query.get('login_err_msg')?.trim() ?? '';
  return {
    code: CODE.test(code) ? code : null,
    message: words === '' ? null : Array.from(words).slice(0, MAX_MESSAGE).join(''),
    rest: ['login_code', 'login_err_msg', 'action'].reduce(removeURLParameter, search),
  };
}

/** The referral mark `msv` of a query, a member's id (contract 1.13); null when it could be none. */
export function readMsv(search: string): string | null {
  const msv = new URLSearchParams(search).get('msv') ?? '';
  return MSV.test(msv) ? msv : null;
}

/** Where a login outside of the site leads back to. */
export interface LoginReturnUrls {
  s_url: string;
  f_url: string;
  /** The aim, when it is too long for the addresses: keep it in the tab. */
  kept: string | null;
}

/**
 * The addresses a login outside of the site comes back to: the callback page, with the aim as
 * `redirect`. An aim that would make them too long for the server is to be kept in the tab instead.
 *
 * @param site Origin and base path of the application, such as `https://school.example/h5`.
 * @param aim Path of the site to go to after the login.
 * @param maxLength The longest address that the server takes (contract E-13).
 */
export function loginReturnUrls(site: string, aim: string, maxLength: number): LoginReturnUrls {
  const redirect = sanitizeRedirect(aim);
  const whole = site + paths.loginCallback(redirect === '/' ? undefined : redirect);
  const fits = whole.length <= maxLength;
  const url = fits ? whole : site + paths.loginCallback();
  return { s_url: url, f_url: url, kept: fits ? null : redirect };
}
