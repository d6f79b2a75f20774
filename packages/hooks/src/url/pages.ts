import { aliasOf } from './aliases.ts';
import { h5RoutePatterns, routePatterns } from './paths.ts';
import type { Site } from './site.ts';
import { canonicalPath } from './spelling.ts';

const NUMBER = '[1-9][0-9]*';

/** What may stand in a path for a part of a pattern. A lesson's old address does not know its course. */
const PARTS: Readonly<Record<string, string>> = {
  ':activateId': NUMBER,
  ':courseId': NUMBER,
  'video/:courseId': `video/(?:-|${NUMBER})`,
};

const sourceOf = (pattern: string): string =>
  pattern.replace(/(?:video\/)?:\w+/g, (part) => PARTS[part] ?? '[^/]+');

/** Every page of both sites as a regular expression that servers know as well; `/` is the home page (ADR 47). */
export const pageSources: Readonly<Record<Site, readonly string[]>> = {
  desktop: Object.values(routePatterns).map(sourceOf),
  mobile: Object.values({ ...routePatterns, ...h5RoutePatterns }).map(sourceOf),
};

/** Pages of a row that a server may not have; what the list lacks is no page. */
export const rowSource = `/(?:courses|activates)/detail/${NUMBER}`;

/**
 * Whether there is a page at a path, of either site, by the table of routes. Old addresses lead to one.
 *
 * @param pathname Path from the root, in any spelling.
 * @param slugs Names of the pages that the school has written.
 */
export function isPage(pathname: string, slugs: readonly string[] = []): boolean {
  if (aliasOf(pathname, 'desktop') !== null) return true;
  const path = canonicalPath(pathname);
  const site = /^\/h5(?:\/|$)/.test(path) ? 'mobile' : 'desktop';
  const below = site === 'mobile' ? path.slice('/h5'.length) || '/' : path;
  const own = slugs.map((slug) => `/pages/${slug}`);
  return own.includes(below) || new RegExp(`^(?:${pageSources[site].join('|')})$`).test(below);
}

/** The row that a page of either site is about, as its path on the desktop site; null for a page of none. */
export function rowOf(pathname: string): string | null {
  return new RegExp(`^(?:/h5)?(${rowSource})$`).exec(canonicalPath(pathname))?.[1] ?? null;
}

/**
 * Where a page that was rendered in advance lies below the folder of its build: at its path, and an announcement, which the
 * query names, below it.
 *
 * @param address Path with query.
 */
export function renderedPlace(address: string): string {
  const [path = '', query = ''] = address.split('?', 2);
  if (!/^(?:\/h5)?\/announcement\/?$/.test(path)) return path;
  const [, id] = new RegExp(`(?:^|&)id=(${NUMBER})(?:&|$)`).exec(query) ?? [];
  return id === undefined ? path : `${path.replace(/\/$/, '')}/${id}`;
}
