import { removeURLParameter } from './query.ts';
import { canonicalPath } from './spelling.ts';

const MOBILE_AGENT =
  /phone|\bi?pad\b|\bi?pod\b|android|mobile|blackberry|iemobile|mqqbrowser|\bjuc\b|fennec|wosbrowser|browserng|webos|symbian/i;

/** Whether a browser belongs to a phone or tablet, by its user agent (contract 4.1). */
export function isMobileUserAgent(userAgent: string): boolean {
  return MOBILE_AGENT.test(userAgent);
}

/** Whether a browser is the one inside WeChat (contract E-14). */
export function isWechatUserAgent(userAgent: string): boolean {
  return /micromessenger/i.test(userAgent);
}

export type Site = 'desktop' | 'mobile';

/** What the choice of the site depends on. */
export interface SiteContext {
  /** Query of the address, with or without `?`. */
  search: string;
  userAgent: string;
  /** The remembered choice (storage key `qinghe:site`). */
  remembered: string | null;
}

/** Which site to show and what to remember from now on. */
export interface SiteChoice {
  site: Site;
  remembered: 'desktop' | null;
}

/**
 * Which of the two sites a browser on a desktop path gets. `?site=desktop` keeps it on the desktop
 * site from then on; `?site=mobile` undoes that; otherwise the user agent decides.
 */
export function chooseSite({ search, userAgent, remembered }: SiteContext): SiteChoice {
  const wish = new URLSearchParams(search).get('site');
  const isKept = wish === 'desktop' || (wish !== 'mobile' && remembered === 'desktop');
  if (isKept) return { site: 'desktop', remembered: 'desktop' };
  const isMobile = wish === 'mobile' || isMobileUserAgent(userAgent);
  return { site: isMobile ? 'mobile' : 'desktop', remembered: null };
}

function siteRoot(url: string | null | undefined, fallback: string): string {
  const root = (url ?? '').trim().replace(/\/+$/, '');
  return /^https?:\/\/[^\s/\\]/i.test(root) ? root : fallback;
}

function split(path: string): [pathname: string, rest: string] {
  const at = path.search(/[?#]/);
  return at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at)];
}

/**
 * The mobile site's address of a desktop path, query and hash kept: under `h5Url` of system config
 * when it is an http(s) address, else under `/h5`. The wish `site` is dropped from the query.
 */
export function mobileSiteUrl(path: string, h5Url?: string | null): string {
  const [pathname, rest] = split(removeURLParameter(path, 'site'));
  if (/^\/h5(?:\/|$)/.test(pathname)) return pathname + rest;
  return siteRoot(h5Url, '/h5') + (pathname.replace(/^\/+/, '/') || '/') + rest;
}

const DESKTOP_PAGE_OF: ReadonlyMap<string, string> = new Map([
  ['/register', '/login'],
  ['/forgot-password', '/login'],
  ['/member/profile', '/member'],
  ['/member/nickname', '/member'],
  ['/member/password', '/member'],
  ['/member/mobile', '/member'],
]);

/**
 * The desktop site's address of a mobile path (with or without `/h5`), query and hash kept, with
 * `site=desktop` so that a phone may stay there. Pages that only h5 has lead to their desktop
 * counterpart. `pcUrl` of system config is used when it is an http(s) address.
 */
export function desktopSiteUrl(path: string, pcUrl?: string | null): string {
  const [pathname, rest] = split(removeURLParameter(path, 'site'));
  const page = pathname.replace(/^\/h5(?=\/|$)/, '').replace(/^\/*/, '/');
  const hashAt = rest.indexOf('#');
  const query = hashAt < 0 ? rest : rest.slice(0, hashAt);
  const hash = hashAt < 0 ? '' : rest.slice(hashAt);
  const search = query.length > 1 ? `${query}&site=desktop` : '?site=desktop';
  return siteRoot(pcUrl, '') + (DESKTOP_PAGE_OF.get(page) ?? page) + search + hash;
}

/** Where an address that is followed inside a site leads. */
export interface Place {
  /** The address in its one spelling; below the site's base when it is the site's own. */
  path: string;
  /** Whether it belongs to the other site and has to be loaded anew. */
  isElsewhere: boolean;
}

/**
 * Reads an address as a site follows it. On the desktop site `/h5` and all below it is the mobile site.
 * The mobile site's own addresses may be written with its base or, as the desktop's, without it; one
 * that asks for the desktop site (`site=desktop`) is left to that.
 *
 * @param address Path of this host with query and hash.
 * @param base Path that the site is served under: `/` or `/h5`.
 */
export function placeOf(address: string, base: string): Place {
  const [pathname, rest] = split(address);
  const path = canonicalPath(pathname);
  const below = /^\/h5(\/.*)?$/.exec(path);
  if (base === '/') return { path: path + rest, isElsewhere: below !== null };
  const own = below ? (below[1] ?? '/') : path;
  return { path: own + rest, isElsewhere: /[?&]site=desktop(?:[&#]|$)/.test(rest) };
}
