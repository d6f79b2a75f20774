import { useCallback } from 'react';
import { useLikedActivities, useStudyCourses } from '@qinghe/hooks/data/study';
import { useStudyTab } from './useStudyTab.ts';

/**
 * Returns a function that revalidates the current list and, where the page shows it, the course to continue. It resolves when
 * both have been loaded.
 */
export function useStudyRefresh(hasContinue: boolean): () => Promise<void> {
  const { tab } = useStudyTab();
  const hasActivities = tab === 'activities';
  const hasOther = hasContinue && tab !== 'learning';
  const { refresh: refreshContinue } = useStudyCourses(hasOther ? 'learning' : null);
  const { refresh: refreshCourses } = useStudyCourses(hasActivities ? null : tab);
  const { refresh: refreshActivities } = useLikedActivities(hasActivities);
  return useCallback(async () => {
    const shown = hasActivities ? refreshActivities : refreshCourses;
    await Promise.all(hasOther ? [shown(), refreshContinue()] : [shown()]);
  }, [hasActivities, hasOther, refreshActivities, refreshCourses, refreshContinue]);
}
