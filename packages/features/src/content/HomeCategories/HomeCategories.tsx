import { useLayoutEffect, useState } from 'react';
import { useCourseCategories } from '@qinghe/hooks/data/courses';
import { paths } from '@qinghe/hooks/url';
import { container } from '@qinghe/ui/styles/layout';
import { CategoryPanel, type CategoryPanelProps } from '@qinghe/ui/patterns/CategoryPanel';
import {
  CategoriesSkeleton,
  QueryBlock,
  Yielded,
  overlapping,
  tilesError,
  tilesSkeletons,
} from '../HomeBlocks/index.ts';
import { categoryIcon } from './categoryIcon.ts';

/** Number of tiles in the design; the course list has the other categories. */
const LIMIT = 8;

export interface HomeCategoriesProps extends Pick<CategoryPanelProps, 'layout' | 'isOverlapping'> {
  /** Called before the paint if there are no categories, so that their space can be closed. */
  onNone?: () => void;
}

/** The top-level course categories, eight at most; renders nothing where there are none. */
export function HomeCategories({
  layout = 'panel',
  isOverlapping = false,
  onNone,
}: HomeCategoriesProps) {
  const query = useCourseCategories();
  const [isLate] = useState(query.data === undefined);
  const isNone = query.data?.length === 0;
  useLayoutEffect(() => {
    if (isNone) onNone?.();
  }, [isNone, onNone]);
  const hasFailed = query.data === undefined && query.error !== undefined;
  const panel = (
    <QueryBlock query={query} skeleton={<CategoriesSkeleton {...{ layout, isOverlapping }} />}>
      {(categories) => (
        <CategoryPanel
          layout={layout}
          isOverlapping={isOverlapping}
          // Another name than the footer's landmark, which is called 课程分类.
          label="按分类选课"
          items={categories.slice(0, LIMIT).map(({ id, name }) => ({
            id,
            name,
            icon: categoryIcon(name),
            href: paths.courses({ cid: id }),
          }))}
        />
      )}
    </QueryBlock>
  );
  if (isNone) return isLate && isOverlapping && <Yielded place="categories" />;
  if (!hasFailed) return panel;
  const isPanel = layout === 'panel';
  return (
    <div
      css={[
        isPanel && container,
        tilesSkeletons[layout],
        tilesError,
        isPanel && isOverlapping && overlapping,
      ]}
    >
      {panel}
    </div>
  );
}
