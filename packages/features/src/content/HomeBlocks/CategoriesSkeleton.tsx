import { Skeleton } from '@qinghe/ui/components/Skeleton';
import type { CategoryPanelProps } from '@qinghe/ui/patterns/CategoryPanel';
import { container } from '@qinghe/ui/styles/layout';
import * as styles from './HomeBlocks.styles.ts';

const tiles = [0, 1, 2, 3, 4, 5, 6, 7];

type Shape = Required<Pick<CategoryPanelProps, 'layout' | 'isOverlapping'>>;

/** Skeleton of the categories. */
export function CategoriesSkeleton({ layout, isOverlapping }: Shape) {
  const isPanel = layout === 'panel';
  return (
    <div
      css={[
        isPanel && container,
        styles.tilesSkeleton,
        styles.tilesSkeletons[layout],
        isOverlapping && styles.overlapping,
      ]}
    >
      {tiles.map((tile) => (
        <div key={tile} css={styles.tileSkeleton}>
          <Skeleton css={styles.tileSkeletonArt} width="3rem" height="3rem" />
          <Skeleton width="4rem" height="0.875rem" />
        </div>
      ))}
    </div>
  );
}
