import { paths } from './paths.ts';
import { removeURLParameter } from './query.ts';
import { sanitizeRedirect } from './safety.ts';

/** What a login or a binding outside of the site has put into the address (contract E-13, 4.4, 4.5). */
export interface SocialReturn {
  /** The code to exchange; null when there is none that could be one. */
  code: string | null;
  /** Why it has failed, plain text of at most 200 characters; null when it has not. */
  message: string | null;
  /** The mark of the flow that it belongs to; null without one. */
  mark: string | null;
  /** Query of the address without what was read. */
  rest: string;
}

const CODE = /^[\w-]{1,128}$/;
const MAX_MESSAGE = 200;

/** Name of the mark in the addresses that lead back. */
const MARK = 'flow';

/** Reads what came back for one `action` from a query; null when nothing did. */
export function readSocialReturn(search: string, action: 'login' | 'bind'): SocialReturn | null {
  const query = new URLSearchParams(search);
  if (query.get('action') !== action) return null;
  if (!query.has('login_code') && !query.has('login_err_msg')) return null;
  // The server appends one; another one was put there by somebody else.
  const [code = '', ...others] = query.getAll('login_code');
  const words = query.get('login_err_msg')?.trim() ?? '';
  return {
    code: CODE.test(code) && others.length === 0 ? code : null,
    message: words === '' ? null : Array.from(words).slice(0, MAX_MESSAGE).join(''),
    mark: query.get(MARK),
    rest: ['login_code', 'login_err_msg', 'action', MARK].reduce(removeURLParameter, search),
  };
}

/** Where a login or a binding outside of the site leads back to. */
export interface SocialReturnUrls {
  /** After a success; carries the mark. */
  s_url: string;
  /** After a failure. */
  f_url: string;
}

/**
 * The addresses that lead back to a page; null where they would be too long for the server.
 *
 * @param page Absolute address of the page, without a hash.
 * @param mark The mark of the flow; null leaves it out.
 * @param maxLength The longest address that the server takes (contract E-13).
 */
export function socialReturnUrls(
  page: string,
  mark: string | null,
  maxLength: number,
): SocialReturnUrls | null {
  const s_url = mark === null ? page : `${page}${page.includes('?') ? '&' : '?'}${MARK}=${mark}`;
  return s_url.length > maxLength ? null : { s_url, f_url: page };
}

/** Where a login outside of the site leads back to. */
export interface LoginReturnUrls extends SocialReturnUrls {
  /** The aim, when it is too long for the addresses: keep it in the tab. */
  kept: string | null;
}

/**
 * The addresses a login outside of the site comes back to: the callback page, with the aim as
 * `redirect`. An aim that would make them too long for the server is to be kept in the tab instead.
 *
 * @param site Origin and base path of the application, such as `https://school.example/h5`.
 * @param aim Path of the site to go to after the login.
 * @param mark The mark of the flow; null leaves it out.
 * @param maxLength The longest address that the server takes (contract E-13).
 */
export function loginReturnUrls(
  site: string,
  aim: string,
  mark: string | null,
  maxLength: number,
): LoginReturnUrls {
  const redirect = sanitizeRedirect(aim);
  const whole = site + paths.loginCallback(redirect === '/' ? undefined : redirect);
  const urls = socialReturnUrls(whole, mark, maxLength);
  if (urls !== null) return { ...urls, kept: null };
  const short = site + paths.loginCallback();
  return {
    ...(socialReturnUrls(short, mark, maxLength) ?? { s_url: short, f_url: short }),
    kept: redirect,
  };
}
