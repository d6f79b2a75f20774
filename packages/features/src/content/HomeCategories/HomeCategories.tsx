import { useCourseCategories } from '@qinghe/hooks/data/courses';
import { paths } from '@qinghe/hooks/url';
import { container } from '@qinghe/ui/styles/layout';
import { CategoryPanel, type CategoryPanelProps } from '@qinghe/ui/patterns/CategoryPanel';
import {
  CategoriesSkeleton,
  QueryBlock,
  overlapping,
  tilesError,
  tilesSkeletons,
} from '../HomeBlocks/index.ts';
import { categoryIcon } from './categoryIcon.ts';

/** Tiles of the design; the course list has the rest. */
const LIMIT = 8;

/** The course categories of the first level, eight at most; nothing on a school without any. */
export function HomeCategories({
  layout = 'panel',
  isOverlapping = false,
}: Pick<CategoryPanelProps, 'layout' | 'isOverlapping'>) {
  const query = useCourseCategories();
  const hasFailed = query.data === undefined && query.error !== undefined;
  const panel = (
    <QueryBlock query={query} skeleton={<CategoriesSkeleton {...{ layout, isOverlapping }} />}>
      {(categories) => (
        <CategoryPanel
          layout={layout}
          isOverlapping={isOverlapping}
          // The footer has a landmark called 课程分类.
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
