import { FilterBar, type FilterOption } from '@qinghe/ui/patterns/FilterBar';
import { RetryLine } from '@qinghe/features/states/StatusPages';
import type { CourseList } from './useCourseList.ts';

export interface CategoryFilterProps {
  list: CourseList;
}

/** The categories of the course list; a chosen one with narrower ones opens a second row. Nothing where a school has none. */
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
