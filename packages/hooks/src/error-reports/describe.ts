import { local, localKeys } from '../storage/index.ts';

/** What is reported about an error. It holds neither the token nor any part of a query. */
export interface ErrorReport {
  type: string;
  message: string;
  stack: string;
  /** Path of the page, without query and hash. */
  path: string;
}

const TOKEN_LIKE = /Bearer\s+\S+|\beyJ[\w-]+(?:\.[\w-]*){1,2}/gi;
const QUERY = /[?#][^\s'"()<>)]*/g;
// The line and column at the end of a stack frame are kept.
const POSITION = /:\d+:\d+$/;
const SECRET = /\b(\w*(?:token|code|password|mobile))(["']?\s*[:=]\s*["']?)[^\s"'&,;)]+/gi;
const MOBILE = /(^|\D)1[3-9]\d{9}(?!\d)/g;
const MAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/g;

/** Returns a text without personal data and credentials: token, codes, queries, mobile numbers, mail addresses. */
export function withoutSecrets(text: string): string {
  const token = local.read(localKeys.userToken);
  return (token ? text.split(token).join('‹token›') : text)
    .replace(TOKEN_LIKE, '‹token›')
    .replace(QUERY, (query) => POSITION.exec(query)?.[0] ?? '')
    .replace(SECRET, '$1$2‹…›')
    .replace(MOBILE, '$1‹mobile›')
    .replace(MAIL, '‹mail›');
}

function textOf(value: unknown): string {
  if (value instanceof Error) return value.message;
  return typeof value === 'string' ? value : Object.prototype.toString.call(value);
}

/** Describes a thrown value; its text is included only if it is an Error or a string, with secrets removed. */
export function describeThrown(thrown: unknown): ErrorReport {
  const isError = thrown instanceof Error;
  return {
    type: isError ? thrown.name : 'NonError',
    message: withoutSecrets(textOf(thrown)).slice(0, 500),
    stack: isError ? withoutSecrets(thrown.stack ?? '').slice(0, 4000) : '',
    path: window.location.pathname,
  };
}
