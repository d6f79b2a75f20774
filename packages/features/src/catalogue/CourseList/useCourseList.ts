import type { CourseCategory } from '@qinghe/api/resources/courses';
import { courseListPath, useCourseCategories } from '@qinghe/hooks/data/courses';
import { readListQuery, type ListQuery } from '@qinghe/hooks/data/swr';
import { useSearchParams } from '@qinghe/features/routing/Routing';

const NO_CATEGORIES: readonly CourseCategory[] = [];

/** The filters in the address of the course list, and links to other filters. */
export interface CourseList {
  query: ListQuery;
  /** Whether the filters exclude some courses. */
  isFiltered: boolean;
  categories: readonly CourseCategory[];
  /** Whether the categories are loaded and there are none. */
  isWithoutCategories: boolean;
  /** Loads the categories again; null unless loading them failed. */
  retryCategories: (() => void) | null;
  /** Returns the address with a change applied; the page is 1 unless the change names one. */
  pathFor: (change: Partial<ListQuery>) => string;
}

/** Returns the filters in the address of the course list. */
export function useCourseList(): CourseList {
  const [search] = useSearchParams();
  const { data: categories = NO_CATEGORIES, error, mutate } = useCourseCategories();
  const query = readListQuery(search);
  return {
    query,
    isFiltered: query.category > 0 || query.scene === 'free' || query.scene === 'recom',
    categories,
    isWithoutCategories: categories !== NO_CATEGORIES && categories.length === 0,
    retryCategories: error && categories === NO_CATEGORIES ? () => void mutate() : null,
    pathFor: (change) => courseListPath({ ...query, page: 1, ...change }, categories),
  };
}
