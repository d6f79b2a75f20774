import { useLacks } from './useServer.ts';

/** Label and placeholder of a search field. */
export interface SearchWords {
  label: string;
  placeholder: string;
}

/**
 * Returns the text of every search field, which names what the search finds: courses, lessons and, where the school has them,
 * activities and teachers. A server without activities has no teachers either, so these are left out even before the teachers
 * call was tried.
 */
export function useSearchWords(): SearchWords {
  const lacksActivities = useLacks({ path: '/api/v2/activates' });
  const lacksTeachers = useLacks({ path: '/api/v2/teachers' });
  const own = lacksActivities ? '' : lacksTeachers ? '、活动' : '、活动、老师';
  const label = `搜索课程、课时${own}`;
  return { label, placeholder: label };
}
