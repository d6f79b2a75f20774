import { FilterBar, type FilterOption } from '@qinghe/ui/patterns/FilterBar';
import { RetryLine } from '@qinghe/features/states/StatusPages';
import type { CourseList } from './useCourseList.ts';

export interface CategoryFilterProps {
  list: CourseList;
}

/**
 * Filter by category above the course list; a category with subcategories opens a second row. Renders nothing where a school has
 * no categories.
 */
export function CategoryFilter({ list }: CategoryFilterProps) {
  if (list.isWithoutCategories) return null;
  const options: FilterOption[] = list.categories.map(({ id, name, children }) => ({
    value: id,
    label: name,
    children: children.map((child) => ({ value: child.id, label: child.name })),
  }));
  return (
    <FilterBar
      label="分类"
      options={[{ value: 0, label: '全部' }, ...options]}
      value={list.query.category}
      hrefFor={(value) => list.pathFor({ category: Number(value) })}
      end={list.retryCategories && <RetryLine onRetry={list.retryCategories} />}
    />
  );
}
