import { Menu } from 'lucide-react';
import { lazy, Suspense, useState, type HTMLAttributes, type ReactNode } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Logo } from '../../components/Logo/index.ts';
import { container } from '../../styles/layout.ts';
import { NavLink } from '../NavMenu/NavLink.tsx';
import type { NavItem } from '../NavMenu/types.ts';
import { NavDropdown } from './parts/NavDropdown.tsx';
import * as styles from './Header.styles.ts';

const NavMenu = lazy(() =>
  import('../NavMenu/NavMenu.tsx').then((module) => ({ default: module.NavMenu })),
);

export interface HeaderProps extends HTMLAttributes<HTMLElement> {
  /** The entries of the site's navigation, at most two levels. */
  items: readonly NavItem[];
  /** The school's name. */
  schoolName?: string;
  /** URL of the school's own logo; null or empty for none. */
  logoSrc?: string | null;
  /** Link target of the logo. */
  homeHref?: string;
  /** The search box; phones have room for one icon only. */
  searchSlot?: ReactNode;
  /** `HeaderAction`s and buttons at the end of the header. */
  actionsSlot?: ReactNode;
}

function NavEntry({ item }: { item: NavItem }) {
  if (item.children?.length) return <NavDropdown item={item} />;
  if (!item.href) return null;
  return (
    <li>
      <NavLink item={item} css={[styles.entry, item.isCurrent && styles.currentEntry]} />
    </li>
  );
}

/**
 * The header of every desktop page, 72 px high and sticky. Below 1024 px (with larger text already in wider windows) the
 * navigation moves into a sheet that is loaded when it is first opened.
 */
export function Header({
  items,
  schoolName = '青禾学堂',
  logoSrc,
  homeHref = '/',
  searchSlot,
  actionsSlot,
  ...rest
}: HeaderProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isMenuWanted, setMenuWanted] = useState(false);
  const openMenu = () => {
    setMenuWanted(true);
    setMenuOpen(true);
  };
  return (
    <header css={styles.root} {...rest}>
      <div css={styles.glass}>
        <div css={[container, styles.row]}>
          <button
            type="button"
            css={styles.menuButton}
            aria-label="打开菜单"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={openMenu}
          >
            <Icon as={Menu} />
          </button>
          <Link variant="bare" href={homeHref} aria-label={`${schoolName} 首页`} css={styles.home}>
            <Logo name={schoolName} src={logoSrc} isMarkOnPhone />
          </Link>
          <nav css={styles.nav} aria-label="主导航">
            <ul css={styles.entries}>
              {items.map((item) => (
                <NavEntry key={item.id} item={item} />
              ))}
            </ul>
          </nav>
          <div css={styles.right}>
            {searchSlot && <div css={styles.search}>{searchSlot}</div>}
            {actionsSlot && <div css={styles.actions}>{actionsSlot}</div>}
          </div>
        </div>
      </div>
      {isMenuWanted && (
        <Suspense>
          <NavMenu items={items} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
