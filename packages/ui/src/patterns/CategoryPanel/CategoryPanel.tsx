import type { HTMLAttributes } from 'react';
import { Icon, type IconProps } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { container } from '../../styles/layout.ts';
import * as styles from './CategoryPanel.styles.ts';

/** Shapes: a raised panel of the desktop site, four columns of the mobile site. */
export const categoryPanelLayouts = ['panel', 'grid'] as const;

export interface CategoryPanelItem {
  id: string | number;
  name: string;
  href: string;
  /** The drawing on the tile; without one it shows the name's first character. */
  icon?: IconProps['as'] | null;
  /** A picture for the tile in place of the icon. */
  imageSrc?: string | null;
  /** How many courses it holds; not shown when unknown. */
  count?: number;
  /** Whether the link opens a new window. */
  isNewWindow?: boolean;
}

export interface CategoryPanelProps extends HTMLAttributes<HTMLElement> {
  /** In the order of the school. */
  items: readonly CategoryPanelItem[];
  /** A panel that rises over what is above it, or the grid of the mobile site. */
  layout?: (typeof categoryPanelLayouts)[number];
  /** Whether the panel overlaps the hero above it by 64. */
  isOverlapping?: boolean;
  /** The accessible name. */
  label?: string;
}

function TileArt({ name, icon, imageSrc }: Pick<CategoryPanelItem, 'name' | 'icon' | 'imageSrc'>) {
  if (imageSrc) return <img css={styles.picture} src={imageSrc} alt="" loading="lazy" />;
  if (icon) return <Icon as={icon} size={24} />;
  return (
    <span css={styles.initial} aria-hidden="true">
      {Array.from(name)[0]}
    </span>
  );
}

/**
 * Ways into the catalogue: one tile a category, with its icon or the first character of its name.
 * Shows nothing without items.
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
