import { Link } from '../../components/Link/index.ts';
import { Sheet } from '../../components/Sheet/index.ts';
import type { NavItem } from './types.ts';
import * as styles from './NavMenu.styles.ts';

export interface NavMenuProps {
  /** The entries of the site's navigation, at most two levels. */
  items: readonly NavItem[];
  /** Whether the menu is open. */
  isOpen: boolean;
  /** Event handler called when the menu is closed or one of its links is clicked. */
  onClose: () => void;
  /** The heading of the sheet. */
  title?: string;
}

interface EntryProps {
  item: NavItem;
  isChild?: boolean;
  onFollow: () => void;
}

function Entry({ item, isChild = false, onFollow }: EntryProps) {
  const { name, href, isNewWindow = false, isCurrent = false } = item;
  if (!href) return isChild ? null : <p css={styles.heading}>{name}</p>;
  return (
    <Link
      variant="bare"
      href={href}
      isNewWindow={isNewWindow}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onFollow}
      css={[styles.entry, isChild && styles.child, isCurrent && styles.current]}
    >
      {name}
    </Link>
  );
}

/**
 * The site's navigation below 1024 px: a sheet from the left with every entry and its children.
 * Load it lazily; `Header` does.
 */
export function NavMenu({ items, isOpen, onClose, title = '菜单' }: NavMenuProps) {
  return (
    <Sheet side="left" isOpen={isOpen} onClose={onClose} title={title} isFlush>
      <nav aria-label={title} css={styles.nav}>
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <Entry item={item} onFollow={onClose} />
              {item.children && item.children.length > 0 && (
                <ul>
                  {item.children.map((child) => (
                    <li key={child.id}>
                      <Entry item={child} isChild onFollow={onClose} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  );
}
