import { getCourseCategories } from '@qinghe/api/resources/courses';
import { preloadEndpoint } from '../swr/index.ts';
import { preloadHome } from './preloadHome.ts';

/** Preloads what the desktop home page shows first: the same as the mobile one, and the course categories. */
export function preloadDesktopHome(): void {
  preloadHome('pc');
  preloadEndpoint(getCourseCategories, {});
}
