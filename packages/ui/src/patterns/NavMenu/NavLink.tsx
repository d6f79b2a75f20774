import { Link, type LinkProps } from '../../components/Link/index.ts';
import type { NavItem } from './types.ts';

export interface NavLinkProps extends Omit<LinkProps, 'href' | 'variant' | 'isNewWindow'> {
  item: NavItem;
}

/** The link of an entry of the site's navigation; nothing for an entry that only has children. */
export function NavLink({
  item: { name, href, isNewWindow = false, isCurrent = false },
  ...rest
}: NavLinkProps) {
  if (!href) return null;
  return (
    <Link
      variant="bare"
      href={href}
      isNewWindow={isNewWindow}
      aria-current={isCurrent ? 'page' : undefined}
      {...rest}
    >
      {name}
    </Link>
  );
}
