export { useLessonCourse } from './useLessonCourse.ts';
export {
  isSearchOff,
  readSearchQuery,
  SEARCH_PAGE_SIZE,
  SEARCH_TYPES,
  useSearch,
  useSearchInfinite,
} from './useSearch.ts';
export type { SearchQuery, SearchType } from './useSearch.ts';
