import { canonicalPath, placeOf } from '@qinghe/hooks/url';

/**
 * Replaces the address by its canonical spelling before anything else reads it: a router finds no page at `//`, nor its base in
 * `/%685/courses`.
 *
 * @param base Path that the site is served under: `/` or `/h5`.
 * @returns Whether the browser is leaving, because the address belongs to the other site.
 */
export function settleAddress(base: string): boolean {
  const { pathname, search, hash } = window.location;
  const path = canonicalPath(pathname);
  // A single slash at the end is left to the router: `/h5/` is the mobile site's home page, like `/h5`.
  if (path === pathname || `${path}/` === pathname) return false;
  const address = path + search + hash;
  const isLeaving = base === '/' && placeOf(address, base).isElsewhere;
  if (isLeaving) window.location.replace(address);
  else window.history.replaceState(window.history.state, '', address);
  return isLeaving;
}
