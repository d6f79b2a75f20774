import type { ComponentType, HTMLAttributes, ReactNode, SVGProps } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import * as styles from './TabBar.styles.ts';

export interface TabBarItem {
  href: string;
  label: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Whether the page that shows belongs to this entry. */
  isCurrent?: boolean;
  /** A count or a dot at the icon's corner, with words for screen readers. */
  badge?: ReactNode;
}

export interface TabBarProps extends HTMLAttributes<HTMLElement> {
  /** The main places of the mobile site, five at most. */
  items: readonly TabBarItem[];
  /** The accessible name. */
  label?: string;
}

/**
 * The bar of main places at the bottom of the mobile site, 56 high above the phone's own safe area.
 * Pages keep that much padding at their end.
 */
export function TabBar({ items, label = '底部导航', ...rest }: TabBarProps) {
  return (
    <nav css={styles.root} aria-label={label} {...rest}>
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
