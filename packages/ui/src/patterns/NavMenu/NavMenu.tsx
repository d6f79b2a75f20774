import { Sheet } from '../../components/Sheet/index.ts';
import { NavLink } from './NavLink.tsx';
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
  if (!item.href && !isChild) return <p css={styles.heading}>{item.name}</p>;
  return (
    <NavLink
      item={item}
      onClick={onFollow}
      css={[styles.entry, isChild && styles.child, item.isCurrent && styles.current]}
    />
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
