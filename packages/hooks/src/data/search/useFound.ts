import type { SearchHit } from '@qinghe/api/resources/search';
import type { Teacher } from '@qinghe/api/resources/teachers';
import type { Query } from '../swr/index.ts';
import { activityHits, useSearchedActivities } from './useActivityHits.ts';
import { namedTeachers, teacherHits, useSearchedTeachers } from './useTeacherHits.ts';

/** What is asked for, of a search. */
interface Asked {
  keywords: string;
  /** One of `SEARCH_TYPES`. */
  type: string;
}

/** What is found on this side. */
export interface Found<T> {
  hits: T[];
  /** Why there is nothing to search through. */
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

/** The activities that are found, which only some kinds of search ask for. */
export function useFoundActivities({ keywords, type }: Asked): Found<SearchHit> {
  const isAsked = keywords !== '' && (type === '0' || type === 'activate');
  const query = useSearchedActivities(isAsked);
  return foundIn(query, isAsked, ({ items }) => activityHits(items, keywords));
}

/** The teachers that are found: among everything those who are named, alone also those whose job is. */
export function useFoundTeachers({ keywords, type }: Asked): Found<Teacher> {
  const isAsked = keywords !== '' && (type === '0' || type === 'teacher');
  const query = useSearchedTeachers(isAsked);
  const hitsOf = type === '0' ? namedTeachers : teacherHits;
  return foundIn(query, isAsked, (teachers) => hitsOf(teachers, keywords));
}
