import { local, localKeys } from '../storage/index.ts';

/** What is told of something that broke. It holds neither the token nor anything of a query. */
export interface ErrorReport {
  type: string;
  message: string;
  stack: string;
  /** Path of the page, without query and hash. */
  path: string;
}

const TOKEN_LIKE = /Bearer\s+\S+|\beyJ[\w-]+(?:\.[\w-]*){1,2}/gi;
const QUERY = /[?#][^\s'"()<>)]*/g;
// The line and column of a stack stay.
const POSITION = /:\d+:\d+$/;
const SECRET = /\b(\w*(?:token|code|password|mobile))(["']?\s*[:=]\s*["']?)[^\s"'&,;)]+/gi;
const MOBILE = /(^|\D)1[3-9]\d{9}(?!\d)/g;
const MAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/g;

/** Text without what may tell who somebody is or let them in: token, codes, queries, mobiles, mail. */
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

/** Tells of something thrown; only an error's own words and an unthrown text are repeated. */
export function describeThrown(thrown: unknown): ErrorReport {
  const isError = thrown instanceof Error;
  return {
    type: isError ? thrown.name : 'NonError',
    message: withoutSecrets(textOf(thrown)).slice(0, 500),
    stack: isError ? withoutSecrets(thrown.stack ?? '').slice(0, 4000) : '',
    path: window.location.pathname,
  };
}
