import type { HTMLAttributes } from 'react';
import { Icon, type IconProps } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { container } from '../../styles/layout.ts';
import * as styles from './CategoryPanel.styles.ts';

/** Layouts: a raised panel on the desktop site, a grid of four columns on the mobile site. */
export const categoryPanelLayouts = ['panel', 'grid'] as const;

export interface CategoryPanelItem {
  id: string | number;
  name: string;
  href: string;
  /** Icon on the tile; without one the tile shows the first character of the name. */
  icon?: IconProps['as'] | null;
  /** URL of a picture on the tile instead of the icon. */
  imageSrc?: string | null;
  /** Number of courses in the category; not shown when undefined. */
  count?: number;
  /** Whether the link opens a new window. */
  isNewWindow?: boolean;
}

export interface CategoryPanelProps extends HTMLAttributes<HTMLElement> {
  /** The categories in order. */
  items: readonly CategoryPanelItem[];
  /** `panel` is a raised panel of tiles for desktop pages, `grid` has four columns for the mobile site. */
  layout?: (typeof categoryPanelLayouts)[number];
  /** Whether the panel overlaps the hero above it by 64 px. */
  isOverlapping?: boolean;
  /** The accessible name. */
  label?: string;
}

function TileArt({ name, icon, imageSrc }: Pick<CategoryPanelItem, 'name' | 'icon' | 'imageSrc'>) {
  if (imageSrc)
    return <img css={styles.picture} src={imageSrc} alt="" loading="lazy" fetchPriority="low" />;
  if (icon) return <Icon as={icon} size={24} />;
  return (
    <span css={styles.initial} aria-hidden="true">
      {Array.from(name)[0]}
    </span>
  );
}

/**
 * Links to the course categories: one tile per category, with its icon or the first character of its
 * name. Renders nothing without items.
 */
export function CategoryPanel({
  items,
  layout = 'panel',
  isOverlapping = false,
  label = '课程分类',
  style,
  ...rest
}: CategoryPanelProps) {
  if (items.length === 0) return null;
  const isPanel = layout === 'panel';
  return (
    <nav
      aria-label={label}
      css={[
        isPanel && container,
        isPanel && styles.panel,
        isPanel && isOverlapping && styles.overlapping,
      ]}
      style={{ ['--columns' as string]: Math.min(items.length, 8), ...style }}
      {...rest}
    >
      <ul css={styles.lists[layout]}>
        {items.map(({ id, name, href, icon, imageSrc, count, isNewWindow = false }, order) => (
          <li key={id}>
            <Link
              variant="bare"
              href={href}
              isNewWindow={isNewWindow}
              css={[styles.items[layout], styles.colours[order % styles.colours.length]]}
            >
              <span css={[styles.tile, styles.tiles[layout]]}>
                <TileArt name={name} icon={icon} imageSrc={imageSrc} />
              </span>
              <span css={styles.names[layout]}>{name}</span>
              {count !== undefined && isPanel && <span css={styles.count}>{count} 门</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
