import { matchPath } from 'react-router-dom';
import type { NavChild, NavItem as WireItem } from '@qinghe/api/resources/navigation';
import { safeHref } from '@qinghe/hooks/url';
import type { NavItem } from '../../patterns/NavMenu/index.ts';

/** Whether a page belongs to an entry: the page itself or one below it; home only itself. */
function isBelow(pathname: string, href: string | null): boolean {
  if (!href?.startsWith('/')) return false;
  const [path = '/'] = href.split(/[?#]/);
  return matchPath({ path, end: path === '/' }, pathname) !== null;
}

/** An entry as a snapshot of the session gives it. */
type ReadonlyItem = Omit<WireItem, 'children'> & { readonly children: readonly NavChild[] };

function entry(item: NavChild, pathname: string): NavItem {
  const href = safeHref(item.url);
  return {
    id: item.id,
    name: item.name,
    href,
    isNewWindow: item.blank,
    isCurrent: isBelow(pathname, href),
  };
}

/** The navigation as the header shows it: unsafe addresses lead nowhere, the current entry is marked. */
export function navItems(items: readonly ReadonlyItem[], pathname: string): NavItem[] {
  return items.map((item) => {
    const children = item.children.map((child) => entry(child, pathname));
    const self = entry(item, pathname);
    return {
      ...self,
      isCurrent: self.isCurrent || children.some((child) => child.isCurrent),
      children,
    };
  });
}
