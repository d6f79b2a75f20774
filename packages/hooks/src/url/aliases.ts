import type { Site } from './site.ts';
import { canonicalPath } from './spelling.ts';

/** An address that MeEdu's clients or our other site have for a page (contract 4.11). */
export interface Alias {
  /** Path below the site's base; `:id` stands for a number. */
  readonly from: string;
  /** The page on the desktop site. */
  readonly desktop: string;
  /** The page on the mobile site; null where `from` is a page there. */
  readonly mobile: string | null;
}

/** A value or name in the query of a page that MeEdu's clients write in another way. */
export interface QueryAlias {
  /** Path of the page; `:id` stands for a number. */
  readonly page: string;
  readonly name: string;
  /** Its name here. */
  readonly to: string;
  /** Values by what they are here; others stay. Without it every value stays. */
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * Every address of MeEdu's PC and H5 clients, and of the mobile site on the desktop one, that is no
 * route of ours (ADR 26). The one table: routers, servers, links and their tests read it.
 */
export const aliases: readonly Alias[] = [
  { from: '/course/:id', desktop: '/courses/detail/:id', mobile: '/courses/detail/:id' },
  {
    from: '/course/video/:id',
    desktop: '/courses/video/-?lesson=:id',
    mobile: '/courses/video/-?lesson=:id',
  },
  { from: '/packageA/vod/index', desktop: '/courses', mobile: '/courses' },
  { from: '/role', desktop: '/vip', mobile: '/vip' },
  { from: '/study', desktop: '/study-center', mobile: '/study-center' },
  { from: '/messages', desktop: '/member/messages', mobile: '/member/messages' },
  { from: '/member/order', desktop: '/member/orders', mobile: '/member/orders' },
  { from: '/member/setting', desktop: '/about', mobile: '/about' },
  { from: '/member/credit1', desktop: '/member/credit1-free', mobile: '/member/credit1-free' },
  { from: '/login-password', desktop: '/login', mobile: '/login' },
  { from: '/login-error', desktop: '/error', mobile: '/error' },
  { from: '/code-bind-mobile', desktop: '/bind-mobile', mobile: '/bind-mobile' },
  { from: '/auth/faceSuccess', desktop: '/face-check', mobile: '/face-check' },
  { from: '/member/mobileVerify', desktop: '/member', mobile: '/member/mobile' },
  { from: '/member/mobile', desktop: '/member', mobile: null },
  { from: '/member/password', desktop: '/member', mobile: null },
  { from: '/member/profile', desktop: '/member', mobile: null },
  { from: '/member/nickname', desktop: '/member', mobile: null },
  { from: '/mine', desktop: '/', mobile: null },
  { from: '/register', desktop: '/login', mobile: null },
  { from: '/forgot-password', desktop: '/login', mobile: null },
];

/** What the queries of MeEdu's clients are called here, on both sites. */
export const queryAliases: readonly QueryAlias[] = [
  { page: '/courses', name: 'category_id', to: 'cid' },
  {
    page: '/courses/detail/:id',
    name: 'tab',
    to: 'tab',
    values: { 2: 'intro', 3: 'lessons', 4: 'comments', 5: 'files' },
  },
  {
    page: '/study-center',
    name: 'tab',
    to: 'tab',
    values: { study: 'learning', course: 'bought', collect: 'liked' },
  },
];

/** A path as the tables write it, and its number; '' without one. */
export function patternOf(path: string): [pattern: string, id: string] {
  const id = /\/([1-9]\d*)$/.exec(path)?.[1] ?? '';
  return [id && `${path.slice(0, -id.length)}:id`, id];
}

function settleQuery(page: string, query: string): string {
  const rows = queryAliases.filter((row) => row.page === page || row.page === patternOf(page)[0]);
  const pairs = query.split('&').map((pair) => {
    const [name] = pair.split('=', 1);
    const value = pair.slice(pair.indexOf('=') + 1);
    const row = value === pair ? undefined : rows.find((known) => known.name === name);
    if (!row) return pair;
    const known = row.values
      ? Object.entries(row.values).find(([old]) => old === value)?.[1]
      : value;
    return known === undefined ? pair : `${row.to}=${known}`;
  });
  return pairs.join('&');
}

/**
 * The address here of an old one, in its one spelling, query and hash kept; null for what is none. What lies
 * below `/h5` is the mobile site's, whatever the site.
 *
 * @param address Path with query and hash.
 * @param site The site that the address was asked of.
 */
export function aliasOf(address: string, site: Site): string | null {
  const [, pathname = '', query = '', hash = ''] =
    /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const path = canonicalPath(pathname);
  const base = path.startsWith('/h5/') ? '/h5' : '';
  const below = path.slice(base.length);
  const [pattern, id] = patternOf(below);
  const alias = aliases.find(({ from }) => from === below || from === pattern);
  const to = alias && alias[base ? 'mobile' : site]?.replace(':id', id);
  const [page = '', own = ''] = (to ?? below).split('?');
  const rest = settleQuery(page, query);
  if (!to && rest === query) return null;
  const search = [own, rest].filter(Boolean).join('&');
  return base + page + (search && `?${search}`) + hash;
}
