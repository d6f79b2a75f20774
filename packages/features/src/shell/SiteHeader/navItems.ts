import type { NavChild, NavItem as WireItem } from '@qinghe/api/resources/navigation';
import { paths } from '@qinghe/hooks/url';
import type { NavItem } from '@qinghe/ui/patterns/NavMenu';
import { matchPath } from '@qinghe/features/routing/Routing';

/** Returns whether a page belongs to an entry: the entry's page or one below it; for the home page only itself. */
function isBelow(pathname: string, href: string | null): boolean {
  if (!href?.startsWith('/')) return false;
  const [path = '/'] = href.split(/[?#]/);
  return matchPath({ path, end: path === '/', caseSensitive: true }, pathname) !== null;
}

/**
 * Returns whether a page is in an entry's `active_routes`: route names as MeEdu writes them (`index,courses`), or paths,
 * separated by commas (contract E-42).
 */
function isActiveRoute(pathname: string, routes: string): boolean {
  const names = routes.split(',').map((route) => route.trim().replace(/^\//, ''));
  return names.some(
    (name) => /^[\w/-]+$/.test(name) && isBelow(pathname, name === 'index' ? '/' : `/${name}`),
  );
}

/** A navigation entry as a read-only snapshot of the session has it. */
type ReadonlyItem = Omit<WireItem, 'children'> & { readonly children: readonly NavChild[] };

/** Converts an entry's address to a link; null where it leads nowhere. */
type ReadHref = (url: string) => string | null;

function entry(item: NavChild, pathname: string, readHref: ReadHref): NavItem {
  const href = readHref(item.url);
  return {
    id: item.id,
    name: item.name,
    href,
    isNewWindow: item.blank,
    isCurrent: isBelow(pathname, href) || isActiveRoute(pathname, item.active_routes),
  };
}

/** Returns the addresses of the navigation. */
export const addressesOf = (items: readonly ReadonlyItem[]): string[] =>
  items.flatMap(({ url, children }) => [url, ...children.map((child) => child.url)]);

/** Returns the entry for the memberships, unless they are closed or an entry of the list links to them already. */
function vipEntry(items: readonly NavItem[], pathname: string, readHref: ReadHref): NavItem[] {
  const href = readHref(paths.vip());
  const isListed = items.some(
    (item) => item.href === href || item.children?.some((child) => child.href === href),
  );
  return href === null || isListed
    ? []
    : [{ id: 'vip', name: '会员', href, isNewWindow: false, isCurrent: isBelow(pathname, href) }];
}

/**
 * Returns the navigation as the header shows it. Entries without an address and without children are left out; the current entry
 * is marked. The memberships come last while they are for sale.
 */
export function navItems(
  items: readonly ReadonlyItem[],
  pathname: string,
  readHref: ReadHref,
  sellsVip = true,
): NavItem[] {
  const listed = items.flatMap((item) => {
    const children = item.children
      .map((child) => entry(child, pathname, readHref))
      .filter(({ href }) => href !== null);
    const self = entry(item, pathname, readHref);
    if (self.href === null && children.length === 0) return [];
    const isCurrent = self.isCurrent || children.some((child) => child.isCurrent);
    return [{ ...self, isCurrent, children }];
  });
  return sellsVip ? [...listed, ...vipEntry(listed, pathname, readHref)] : listed;
}
