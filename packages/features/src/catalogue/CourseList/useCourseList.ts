import type { CourseCategory } from '@qinghe/api/resources/courses';
import { courseListPath, useCourseCategories } from '@qinghe/hooks/data/courses';
import { readListQuery, type ListQuery } from '@qinghe/hooks/data/swr';
import { useSearchParams } from '@qinghe/features/routing/Routing';

const NO_CATEGORIES: readonly CourseCategory[] = [];

/** What the address of the course list asks for, and the addresses that ask for something else. */
export interface CourseList {
  query: ListQuery;
  /** Whether less than all courses are asked for. */
  isFiltered: boolean;
  categories: readonly CourseCategory[];
  /** Whether the school is known to have none. */
  isWithoutCategories: boolean;
  /** Asks for the categories again; null unless they could not be loaded. */
  retryCategories: (() => void) | null;
  /** The address with a change; it starts at the first page unless it names one. */
  pathFor: (change: Partial<ListQuery>) => string;
}

/** Reads the course list's address. */
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
