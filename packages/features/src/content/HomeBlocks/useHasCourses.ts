import { useCourses } from '@qinghe/hooks/data/courses';

/** Whether the school has any course to show; undefined until it is known. A call that fails speaks for courses. */
export function useHasCourses(): boolean | undefined {
  const { data, error } = useCourses();
  return data ? data.total > 0 : error && true;
}
