import { aliasOf } from './aliases.ts';
import { h5RoutePatterns, routePatterns } from './paths.ts';
import { safeHref } from './safety.ts';

const isPage = (path: string): boolean =>
  [...Object.values(routePatterns), ...Object.values(h5RoutePatterns)].some((pattern) =>
    new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(path),
  );

/**
 * Classifies an address that a school has typed, as seen from the desktop site: a page, an old address of a page, another site,
 * or no page at all. For an operator's check; the sites do not use it.
 *
 * @param address As typed: a path, or an absolute address.
 * @param ownHosts Hosts of the school; addresses on them belong to this site.
 */
export function placeOfLink(
  address: string,
  ownHosts: readonly string[],
): 'page' | 'old' | 'outside' | 'nowhere' {
  const href = safeHref(address);
  if (href === null) return 'nowhere';
  const url = new URL(href, 'https://here.invalid');
  if (!/^https?:$/.test(url.protocol)) return 'outside';
  if (!href.startsWith('/') && !ownHosts.includes(url.host)) return 'outside';
  const path = url.pathname + url.search + url.hash;
  if (aliasOf(path, 'desktop') !== null) return 'old';
  return isPage(url.pathname) ? 'page' : 'nowhere';
}
