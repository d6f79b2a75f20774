import { getCourseCategories } from '@qinghe/api/resources/courses';
import { preloadEndpoint } from '../swr/index.ts';
import { preloadHome } from './preloadHome.ts';

/** Asks for what the desktop home page shows first: as the mobile one, and the course categories. */
export function preloadDesktopHome(): void {
  preloadHome('pc');
  preloadEndpoint(getCourseCategories, {});
}
