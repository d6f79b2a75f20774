import { useCallback } from 'react';
import { useLikedActivities, useStudyCourses } from '@qinghe/hooks/data/study';
import { useStudyTab } from './useStudyTab.ts';

/** Asks again for the list that shows and for the course to go on with; settles when both have answered. */
export function useStudyRefresh(): () => Promise<void> {
  const { tab } = useStudyTab();
  const hasActivities = tab === 'activities';
  const { refresh: refreshLearning } = useStudyCourses('learning');
  const { refresh: refreshCourses } = useStudyCourses(hasActivities ? 'learning' : tab);
  const { refresh: refreshActivities } = useLikedActivities(hasActivities);
  return useCallback(async () => {
    const shown = hasActivities ? refreshActivities : refreshCourses;
    await Promise.all(tab === 'learning' ? [shown()] : [shown(), refreshLearning()]);
  }, [tab, hasActivities, refreshActivities, refreshCourses, refreshLearning]);
}
