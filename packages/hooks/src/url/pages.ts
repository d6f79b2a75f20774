import { aliasOf } from './aliases.ts';
import { h5RoutePatterns, routePatterns } from './paths.ts';
import type { Site } from './site.ts';
import { canonicalPath } from './spelling.ts';

const NUMBER = '[1-9][0-9]*';

/** Regular expressions for the parts of route patterns. The old address of a lesson has `-` in place of its course's id. */
const PARTS: Readonly<Record<string, string>> = {
  ':activateId': NUMBER,
  ':courseId': NUMBER,
  'video/:courseId': `video/(?:-|${NUMBER})`,
};

const sourceOf = (pattern: string): string =>
  pattern.replace(/(?:video\/)?:\w+/g, (part) => PARTS[part] ?? '[^/]+');

/** Every page of both sites as a regular expression that servers can use as well; `/` is the home page (ADR 47). */
export const pageSources: Readonly<Record<Site, readonly string[]>> = {
  desktop: Object.values(routePatterns).map(sourceOf),
  mobile: Object.values({ ...routePatterns, ...h5RoutePatterns }).map(sourceOf),
};

/** Pages about one course or activity, whose id the server may not have; an id that its list lacks is not a page. */
export const rowSource = `/(?:courses|activates)/detail/${NUMBER}`;

/**
 * Whether the route table of either site has a page at a path. Old addresses that lead to a page count as well.
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

/** Returns the desktop path of the course or activity that a page of either site is about; null for any other page. */
export function rowOf(pathname: string): string | null {
  return new RegExp(`^(?:/h5)?(${rowSource})$`).exec(canonicalPath(pathname))?.[1] ?? null;
}

/**
 * Returns where a page that was rendered in advance is stored, relative to the folder of its build: at its own path, except that
 * an announcement, whose id is in the query, is stored in a folder below it.
 *
 * @param address Path with query.
 */
export function renderedPlace(address: string): string {
  const [path = '', query = ''] = address.split('?', 2);
  if (!/^(?:\/h5)?\/announcement\/?$/.test(path)) return path;
  const [, id] = new RegExp(`(?:^|&)id=(${NUMBER})(?:&|$)`).exec(query) ?? [];
  return id === undefined ? path : `${path.replace(/\/$/, '')}/${id}`;
}
