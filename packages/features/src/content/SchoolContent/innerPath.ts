import { placeOf, routePatterns } from '@qinghe/hooks/url';
import { matchPath } from '@qinghe/features/routing/Routing';

/** Pages of the site, and those that the school has written: `schoolPageHref`, whose module would come along. */
const patterns = [...Object.values(routePatterns), '/pages/:slug'];

/**
 * The page of this site that an address leads to, as the router writes it; null for files, other
 * sites and places on the page that is open.
 *
 * @param href Absolute address.
 * @param base Path that the application is served under, such as `/h5/`. Addresses of the desktop site lead to the same page there.
 * @param here Absolute address of the page that is open.
 */
export function innerPath(href: string, base: string, here: string): string | null {
  const url = new URL(href);
  const { origin, pathname: herePath, search: hereSearch } = new URL(here);
  if (url.origin !== origin) return null;
  if (url.hash && url.pathname === herePath && url.search === hereSearch) return null;
  const { path, isElsewhere } = placeOf(url.pathname + url.search + url.hash, base);
  const [pathname = '/'] = path.split(/[?#]/, 1);
  const isPage = patterns.some((pattern) =>
    matchPath({ path: pattern, caseSensitive: true }, pathname),
  );
  return isPage && !isElsewhere ? path : null;
}
