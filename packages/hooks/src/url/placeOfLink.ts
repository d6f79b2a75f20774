import { aliasOf } from './aliases.ts';
import { h5RoutePatterns, routePatterns } from './paths.ts';
import { safeHref } from './safety.ts';

const isPage = (path: string): boolean =>
  [...Object.values(routePatterns), ...Object.values(h5RoutePatterns)].some((pattern) =>
    new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(path),
  );

/**
 * Where an address leads on the desktop site that a school has typed: to a page, to one of which it is an old address, to
 * another site, or nowhere. For an operator's check, not for the sites.
 *
 * @param address As typed: a path, or an absolute address.
 * @param ownHosts Hosts of the school, whose addresses are ours.
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
