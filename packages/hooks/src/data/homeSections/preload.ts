import { getActivities } from '@qinghe/api/resources/activities';
import { getAnnouncements } from '@qinghe/api/resources/announcements';
import { getCourseCategories } from '@qinghe/api/resources/courses';
import { getTeachers } from '@qinghe/api/resources/teachers';
import { activityListInput } from '../activities/index.ts';
import { ANNOUNCEMENT_PAGE_SIZE } from '../announcements/index.ts';
import type { HomePlatform } from '../home/index.ts';
import { preloadEndpoint } from '../swr/index.ts';

/** Teachers on the home page of the desktop site. */
export const HOME_TEACHER_COUNT = 4;

/**
 * Asks for what stands further down on the home page. The mobile page has neither teachers nor a
 * list of announcements, and its categories come with its blocks.
 */
export function preloadHomeSections(platform: HomePlatform): void {
  preloadEndpoint(getActivities, activityListInput({}));
  if (platform === 'h5') return;
  preloadEndpoint(getCourseCategories, {});
  preloadEndpoint(getTeachers, { limit: HOME_TEACHER_COUNT });
  preloadEndpoint(getAnnouncements, { page: 1, size: ANNOUNCEMENT_PAGE_SIZE });
}
