import { ApiError } from '@qinghe/api/client';
import { getCourses } from '@qinghe/api/resources/courses';
import type { Course } from '@qinghe/api/resources/courses';
import { getSearch } from '@qinghe/api/resources/search';
import type { SearchHit } from '@qinghe/api/resources/search';
import { paths, readId } from '../../url/index.ts';
import { courseListInput } from '../courses/index.ts';
import {
  freshness,
  idOf,
  itself,
  useEndpoint,
  useInfiniteEndpoint,
  withPage,
} from '../swr/index.ts';
import type { InfiniteQuery, PageState } from '../swr/index.ts';
import { foldedWords, hasWords, plainKeywords } from './fold.ts';
import { activityHits, useSearchedActivities } from './useActivityHits.ts';

/** The courses whose titles are suggested: the most bought ones. */
const SUGGESTED = courseListInput({ scene: 'sub', pageSize: 100 });
const SUGGESTIONS = 8;

/** Hits on one page (contract E-84). */
export const SEARCH_PAGE_SIZE = 10;

/**
 * What is searched: everything, courses, lessons (contract E-84) and activities. The kinds of
 * add-ons have no page here, so they are not searched whatever their switches say.
 */
export const SEARCH_TYPES = ['0', 'vod', 'video', 'activate'] as const;

export type SearchType = (typeof SEARCH_TYPES)[number];

/** What the address of the search page asks for. */
export interface SearchQuery {
  /** Trimmed; '' asks for nothing. */
  keywords: string;
  type: SearchType;
  /** One-based. */
  page: number;
}

/** Reads `keywords`, `type` and `page` of the search page; what makes no sense is left out. */
export function readSearchQuery(search: URLSearchParams): SearchQuery {
  return {
    keywords: search.get('keywords')?.trim() ?? '',
    type: SEARCH_TYPES.find((type) => type === search.get('type')) ?? '0',
    page: readId(search.get('page')) ?? 1,
  };
}

function searchInput({ keywords, type, page }: SearchQuery) {
  const plain = plainKeywords(keywords);
  if (plain === '' || type === 'activate') return null;
  return { keywords: plain, type, page, size: SEARCH_PAGE_SIZE };
}

/** What a search has found. */
export interface SearchResults extends PageState<SearchHit> {
  /** Everything that was found; `total` counts what is paged through. */
  found: number;
  error: Error | undefined;
  /** Whether there is nothing but an error; activities may be there nevertheless. */
  hasFailed: boolean;
  /** Whether the other hits are there, but no activities among them because these failed. */
  lacksActivities: boolean;
  isLoading: boolean;
  isRetrying: boolean;
  /** Asks again. */
  refresh: () => Promise<void>;
}

/** Activities that stand before the hits of the server when everything is searched. */
const ACTIVITIES_AMONG_ALL = 3;

interface Found {
  hits: SearchHit[];
  /** Why there is nothing to search through. */
  error: Error | undefined;
  isLoading: boolean;
  isRetrying: boolean;
  refresh: () => Promise<void>;
}

/** The activities that are found, which only some kinds of search ask for. */
function useFoundActivities({ keywords, type }: Omit<SearchQuery, 'page'>): Found {
  const isAsked = keywords !== '' && (type === '0' || type === 'activate');
  const { data, error, isLoading, isRetrying, mutate } = useSearchedActivities(isAsked);
  return {
    hits: isAsked ? activityHits(data?.items ?? [], keywords) : [],
    error: isAsked && data === undefined ? error : undefined,
    isLoading: isLoading && !error,
    isRetrying,
    refresh: () => mutate().then(() => undefined),
  };
}

type ServerQuery = Omit<SearchResults, 'found' | 'hasFailed' | 'lacksActivities' | 'refresh'>;

/** The hits of the server with the activities before them; nothing shows until both are there. */
function merge(server: ServerQuery, activities: Found, isFirstPage: boolean) {
  const isLoading = server.isLoading || activities.isLoading;
  const isWaiting = server.isLoading && !server.error;
  const first = isFirstPage ? activities.hits.slice(0, ACTIVITIES_AMONG_ALL) : [];
  const isHeld = activities.isLoading || (isWaiting && server.items.length === 0);
  const items = isHeld ? [] : [...first, ...server.items];
  // What failed may hold what is searched for: without another hit it is not known to be missing.
  const error = server.error ?? (isHeld || items.length > 0 ? undefined : activities.error);
  const isWithout = isFirstPage && activities.error !== undefined && error !== activities.error;
  return {
    ...server,
    items,
    found: server.total + activities.hits.length,
    error,
    hasFailed: error !== undefined && server.items.length === 0,
    lacksActivities: isWithout && (!error || isSearchOff(error)),
    isLoading,
    isRetrying: server.isRetrying || activities.isRetrying,
    isEmpty: !isLoading && !error && items.length === 0,
  };
}

/** The activities alone, as many as fit on the pages up to the shown one. */
function onlyActivities(activities: Found, from: number, to: number) {
  const { hits, error, isLoading } = activities;
  const items = hits.slice(from, to);
  const isEmpty = !isLoading && !error && items.length === 0;
  const states = { hasFailed: error !== undefined, lacksActivities: false, isEmpty };
  return {
    ...activities,
    ...states,
    items,
    total: hits.length,
    found: hits.length,
    hasMore: false,
  };
}

/** Asks both again, since either may have failed. */
const refreshBoth = (server: () => Promise<unknown>, activities: Found) => () =>
  Promise.all([server(), activities.refresh()]).then(() => undefined);

/**
 * One page of hits (contract E-84). The old page stays while the next one loads. Activities are
 * searched on this side.
 */
export function useSearch(query: SearchQuery): SearchResults {
  const answer = useEndpoint(getSearch, searchInput(query), { keepPreviousData: true });
  const activities = useFoundActivities(query);
  if (query.type === 'activate') {
    const from = (query.page - 1) * SEARCH_PAGE_SIZE;
    return onlyActivities(activities, from, from + SEARCH_PAGE_SIZE);
  }
  const server = withPage(answer, query.page, SEARCH_PAGE_SIZE);
  return {
    ...merge(server, activities, query.page === 1),
    refresh: refreshBoth(server.mutate, activities),
  };
}

/** Hits page after page (contract E-84), with the activities as in `useSearch`. */
export function useSearchInfinite({
  keywords,
  type,
}: Omit<SearchQuery, 'page'>): SearchResults & InfiniteQuery<SearchHit> {
  const isAsked = searchInput({ keywords, type, page: 1 }) !== null;
  const plain = plainKeywords(keywords);
  const serverType = type === 'activate' ? '0' : type;
  const server = useInfiniteEndpoint<typeof getSearch, SearchHit>(getSearch, {
    inputOf: isAsked
      ? (page) => ({ keywords: plain, type: serverType, page, size: SEARCH_PAGE_SIZE })
      : null,
    pageSize: SEARCH_PAGE_SIZE,
    pageOf: itself,
    idOf,
  });
  const activities = useFoundActivities({ keywords, type });
  if (type === 'activate')
    return {
      ...onlyActivities(activities, 0, activities.hits.length),
      isLoadingMore: false,
      isValidating: activities.isLoading,
      loadMore: () => undefined,
    };
  return {
    ...server,
    ...merge(server, activities, true),
    refresh: refreshBoth(server.refresh, activities),
  };
}

/** A thing of the school whose title continues what is typed. */
export interface SearchSuggestion {
  title: string;
  /** Its own address. */
  href: string;
}

/** Courses and activities whose titles hold what is typed, eight at most; '' asks for nothing. */
export function useSearchSuggestions(text: string): SearchSuggestion[] {
  const words = foldedWords(text);
  const isOn = words.length > 0;
  const courses = useEndpoint(getCourses, isOn ? SUGGESTED : null, {
    dedupingInterval: freshness.school,
  });
  const activities = useSearchedActivities(isOn);
  if (!isOn) return [];
  const rows = [
    ...(courses.data?.items ?? []).map(({ id, title }) => ({ title, href: paths.course(id) })),
    ...(activities.data?.items ?? []).map(({ id, title }) => ({ title, href: paths.activity(id) })),
  ].filter(({ title }) => hasWords(title, words));
  // A row is known by its words: of two things of one name the first is offered.
  return Array.from(new Map(rows.reverse().map((row) => [row.title, row])).values())
    .reverse()
    .slice(0, SUGGESTIONS);
}

/** How many courses are offered where nothing was searched or found. */
const OFFERED = courseListInput({ scene: 'sub', pageSize: 8 });

/** The courses that most have bought: the school's own answer to what others look for. */
export function usePopularCourses(): Course[] {
  return useEndpoint(getCourses, OFFERED, { dedupingInterval: freshness.school }).data?.items ?? [];
}

const NOT_CONFIGURED = '搜索服务未配置';

/** Whether the school has no search engine; only servers A and B say so (contract E-84). */
export function isSearchOff(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'envelope' && error.message === NOT_CONFIGURED;
}
