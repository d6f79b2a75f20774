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

/** Which of the two sites. */
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

/** The root of a site that config names by an http(s) address, without a slash at the end. */
export function siteRoot(url: string | null | undefined, fallback: string): string {
  const root = (url ?? '').trim().replace(/\/+$/, '');
  return /^https?:\/\/[^\s/\\]/i.test(root) ? root : fallback;
}

/** Whether an address is of a mobile site of this project, which has every page of the desktop site. */
export function isOwnMobileSite(url: string): boolean {
  return /^https?:\/\/[^?#]*\/h5\/*$/i.test(url.trim());
}

/** The address of a desktop page on MeEdu's H5 (`meeduH5.ts`); its home page where the table cannot be loaded. */
export function toMeeduH5(address: string): Promise<string> {
  return import('./meeduH5.ts').then(
    (module) => module.meeduH5Address(address),
    () => '/',
  );
}

/**
 * The address under which another site serves phones; null when `/h5` of this site does.
 *
 * @param h5Url `h5_url` of system config.
 * @param choice Who serves phones, from `/env.js`.
 * @param origin Origin of this site: what leads back to it is no other one.
 */
export function mobileSiteOf(
  h5Url: string | null | undefined,
  choice: 'auto' | 'here' | 'school',
  origin: string,
): string | null {
  const root = siteRoot(h5Url, '');
  const isHere = `${root}/`.toLowerCase().startsWith(`${origin}/`);
  if (choice === 'here' || root === '' || isHere) return null;
  return choice === 'school' || isOwnMobileSite(root) ? root : null;
}

/** An address as its path, and its query and hash. */
export function split(path: string): [pathname: string, rest: string] {
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
