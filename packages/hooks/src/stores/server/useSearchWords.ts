import { useLacks } from './useServer.ts';

/** What the field of a search says that it finds. */
export interface SearchWords {
  label: string;
  placeholder: string;
}

/**
 * The one promise of every search field, which is kept: courses, lessons and, where the school has them, activities and teachers.
 * A server without activities knows no teachers either, which is seen before these are asked for.
 */
export function useSearchWords(): SearchWords {
  const lacksActivities = useLacks({ path: '/api/v2/activates' });
  const lacksTeachers = useLacks({ path: '/api/v2/teachers' });
  const own = lacksActivities ? '' : lacksTeachers ? '、活动' : '、活动、老师';
  const label = `搜索课程、课时${own}`;
  return { label, placeholder: label };
}
