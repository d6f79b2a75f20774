import { useCourses } from '@qinghe/hooks/data/courses';

/** Returns whether the school has any course; undefined while loading. After a failed request courses are assumed. */
export function useHasCourses(): boolean | undefined {
  const { data, error } = useCourses();
  return data ? data.total > 0 : error && true;
}
