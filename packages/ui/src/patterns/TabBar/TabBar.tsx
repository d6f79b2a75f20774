import type { ComponentType, HTMLAttributes, ReactNode, SVGProps } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import * as styles from './TabBar.styles.ts';

export interface TabBarItem {
  href: string;
  label: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Whether the current page belongs to this entry. */
  isCurrent?: boolean;
  /** Count or dot at the icon's corner, with a text for screen readers. */
  badge?: ReactNode;
}

export interface TabBarProps extends HTMLAttributes<HTMLElement> {
  /** Links to the main pages of the mobile site, five at most. */
  items: readonly TabBarItem[];
  /** The accessible name. */
  label?: string;
}

/**
 * The navigation bar at the bottom of the mobile site, 56 px high above the phone's safe area. Pages
 * need that much padding at their end.
 */
export function TabBar({ items, label = '底部导航', ...rest }: TabBarProps) {
  return (
    <nav css={styles.root} aria-label={label} data-bar {...rest}>
      <ul css={styles.list}>
        {items.map(({ href, label: name, icon, isCurrent = false, badge }) => (
          <li key={href} css={styles.cell}>
            <Link
              variant="bare"
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              css={[styles.item, isCurrent && styles.current]}
            >
              <Icon
                as={icon}
                size={24}
                css={styles.icon}
                fill={isCurrent ? 'currentColor' : 'none'}
                fillOpacity={0.16}
              />
              {name}
              {badge && <span css={styles.badge}>{badge}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
