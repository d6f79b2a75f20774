export { foldCharacters, foldedWords } from './fold.ts';
export { forgetSearch, forgetSearches, rememberSearch, useSearchHistory } from './history.ts';
export { useSearchedActivities } from './useActivityHits.ts';
export { resetFoundLessons, useFoundLesson, type FoundLesson } from './useFoundLesson.ts';
export {
  isSearchOff,
  readSearchQuery,
  SEARCH_PAGE_SIZE,
  SEARCH_TYPES,
  usePopularCourses,
  useSearch,
  useSearchCounts,
  useSearchInfinite,
  useSearchSuggestions,
} from './useSearch.ts';
export type {
  OwnKind,
  SearchCounts,
  SearchQuery,
  SearchResults,
  SearchSuggestion,
  SearchType,
} from './useSearch.ts';
export { useSearchedTeachers } from './useTeacherHits.ts';
