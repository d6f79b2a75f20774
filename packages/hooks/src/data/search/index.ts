export { foldCharacters, foldedWords } from './fold.ts';
export { forgetSearch, forgetSearches, rememberSearch, useSearchHistory } from './history.ts';
export { useSearchedActivities } from './useActivityHits.ts';
export { useLessonCourse } from './useLessonCourse.ts';
export {
  isSearchOff,
  readSearchQuery,
  SEARCH_PAGE_SIZE,
  SEARCH_TYPES,
  usePopularCourses,
  useSearch,
  useSearchInfinite,
  useSearchSuggestions,
} from './useSearch.ts';
export type { SearchQuery, SearchResults, SearchSuggestion, SearchType } from './useSearch.ts';
