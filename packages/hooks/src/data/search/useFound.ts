import type { SearchHit } from '@qinghe/api/resources/search';
import type { Teacher } from '@qinghe/api/resources/teachers';
import type { Query } from '../swr/index.ts';
import { activityHits, useSearchedActivities } from './useActivityHits.ts';
import { namedTeachers, teacherHits, useSearchedTeachers } from './useTeacherHits.ts';

/** The parts of a search that decide what is searched in the browser. */
interface Asked {
  keywords: string;
  /** One of `SEARCH_TYPES`. */
  type: string;
}

/** Hits computed in the browser rather than by the server's search. */
export interface Found<T> {
  hits: T[];
  /** Why the rows to search in could not be loaded. */
  error: Error | undefined;
  isLoading: boolean;
  isRetrying: boolean;
  refresh: () => Promise<void>;
}

function foundIn<T, Hit>(
  { data, error, isLoading, isRetrying, mutate }: Query<T>,
  isAsked: boolean,
  hitsOf: (data: T) => Hit[],
): Found<Hit> {
  return {
    hits: isAsked && data !== undefined ? hitsOf(data) : [],
    error: isAsked && data === undefined ? error : undefined,
    isLoading: isLoading && !error,
    isRetrying,
    refresh: () => mutate().then(() => undefined),
  };
}

/** Searches activities in the browser; only some types of search include them. */
export function useFoundActivities({ keywords, type }: Asked): Found<SearchHit> {
  const isAsked = keywords !== '' && (type === '0' || type === 'activate');
  const query = useSearchedActivities(isAsked);
  return foundIn(query, isAsked, ({ items }) => activityHits(items, keywords));
}

/** Searches teachers in the browser: by name among all types; by name or job title in a search for teachers only. */
export function useFoundTeachers({ keywords, type }: Asked): Found<Teacher> {
  const isAsked = keywords !== '' && (type === '0' || type === 'teacher');
  const query = useSearchedTeachers(isAsked);
  const hitsOf = type === '0' ? namedTeachers : teacherHits;
  return foundIn(query, isAsked, (teachers) => hitsOf(teachers, keywords));
}
