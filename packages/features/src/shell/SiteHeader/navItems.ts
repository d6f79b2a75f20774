import type { NavChild, NavItem as WireItem } from '@qinghe/api/resources/navigation';
import { paths } from '@qinghe/hooks/url';
import type { NavItem } from '@qinghe/ui/patterns/NavMenu';
import { matchPath } from '@qinghe/features/routing/Routing';

/** Whether a page belongs to an entry: the page itself or one below it; home only itself. */
function isBelow(pathname: string, href: string | null): boolean {
  if (!href?.startsWith('/')) return false;
  const [path = '/'] = href.split(/[?#]/);
  return matchPath({ path, end: path === '/', caseSensitive: true }, pathname) !== null;
}

/**
 * Whether a page is one of an entry's own list: names of routes as MeEdu writes them (`index,courses`), or paths,
 * separated by commas (contract E-42).
 */
function isActiveRoute(pathname: string, routes: string): boolean {
  const names = routes.split(',').map((route) => route.trim().replace(/^\//, ''));
  return names.some(
    (name) => /^[\w/-]+$/.test(name) && isBelow(pathname, name === 'index' ? '/' : `/${name}`),
  );
}

/** An entry as a snapshot of the session gives it. */
type ReadonlyItem = Omit<WireItem, 'children'> & { readonly children: readonly NavChild[] };

/** Reads an entry's address; null where it leads nowhere. */
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

/** The way to the memberships, while they are open and no entry of the list leads there already. */
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
 * The navigation as the header shows it: entries that lead nowhere are left out, or name their
 * children; the current entry is marked. The memberships come last where they are for sale.
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
