import { placeOf, routePatterns } from '@qinghe/hooks/url';
import { matchPath } from '@qinghe/features/routing/Routing';

/**
 * Path patterns of the site's pages and of the school's own pages. The latter is not taken from `schoolPageHref`, because its
 * module would be loaded as well.
 */
const patterns = [...Object.values(routePatterns), '/pages/:slug'];

/**
 * Returns the page of this site that an address leads to, as a router path; null for files, other sites and anchors on the
 * current page.
 *
 * @param href Absolute address.
 * @param base Path that the application is served under, such as `/h5/`. Addresses of the desktop site lead to the same page
 * there.
 * @param here Absolute address of the current page.
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
