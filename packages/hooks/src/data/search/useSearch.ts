import { ApiError } from '@qinghe/api/client';
import { getCourses } from '@qinghe/api/resources/courses';
import type { Course } from '@qinghe/api/resources/courses';
import { getSearch } from '@qinghe/api/resources/search';
import type { SearchHit } from '@qinghe/api/resources/search';
import type { Teacher } from '@qinghe/api/resources/teachers';
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
import type { InfiniteQuery, PageState, Query } from '../swr/index.ts';
import { foldedWords, hasWords, plainKeywords } from './fold.ts';
import { activityHits, useSearchedActivities } from './useActivityHits.ts';
import { useFoundActivities, useFoundTeachers, type Found } from './useFound.ts';
import { teacherHits, useSearchedTeachers } from './useTeacherHits.ts';

/** The courses whose titles are suggested: the best-selling ones. */
const SUGGESTED = courseListInput({ scene: 'sub', pageSize: 100 });
const SUGGESTIONS = 8;

/** Number of hits on one page (contract E-84). */
export const SEARCH_PAGE_SIZE = 10;

/**
 * The types of search: everything, courses, lessons (contract E-84), activities and teachers. The content of add-ons has no page
 * here, so it is not searched whatever the feature switches say.
 */
export const SEARCH_TYPES = ['0', 'vod', 'video', 'activate', 'teacher'] as const;

export type SearchType = (typeof SEARCH_TYPES)[number];

/** The search that the address of the search page asks for. */
export interface SearchQuery {
  /** Trimmed; '' requests nothing. */
  keywords: string;
  type: SearchType;
  /** Number of the page, from 1. */
  page: number;
}

/** Reads `keywords`, `type` and `page` of the search page; invalid values are ignored. */
export function readSearchQuery(search: URLSearchParams): SearchQuery {
  return {
    keywords: search.get('keywords')?.trim() ?? '',
    type: SEARCH_TYPES.find((type) => type === search.get('type')) ?? '0',
    page: readId(search.get('page')) ?? 1,
  };
}

/** Types that the server does not search (contract E-84): their rows are loaded and searched in the browser. */
export type OwnKind = 'activate' | 'teacher';

const isOwn = (type: SearchType): type is OwnKind => type === 'activate' || type === 'teacher';

function searchInput({ keywords, type, page }: SearchQuery) {
  const plain = plainKeywords(keywords);
  if (plain === '' || isOwn(type)) return null;
  return { keywords: plain, type, page, size: SEARCH_PAGE_SIZE };
}

/** The results of a search. */
export interface SearchResults extends PageState<SearchHit> {
  /** Teachers, which are shown before the other hits. */
  teachers: readonly Teacher[];
  /** Number of all results, teachers included; `total` only counts the hits that are paged. */
  found: number;
  error: Error | undefined;
  /** Whether there is an error and no hit from the server; hits computed in the browser may be there nevertheless. */
  hasFailed: boolean;
  /** Types that are missing from a search of everything, because they could not be loaded. */
  lacks: readonly OwnKind[];
  isLoading: boolean;
  isRetrying: boolean;
  /** Requests everything again. */
  refresh: () => Promise<void>;
}

/** Maximum number of activities, and of teachers, shown before the server's hits in a search of everything. */
const AMONG_ALL = 3;

type ServerQuery = Omit<SearchResults, 'teachers' | 'found' | 'hasFailed' | 'lacks' | 'refresh'>;

/** Hits computed in the browser rather than by the server's search. */
interface OwnHits {
  activate: Found<SearchHit>;
  teacher: Found<Teacher>;
}

/** Puts the hits computed in the browser before the server's on the first page; nothing is shown until both are loaded. */
function merge(server: ServerQuery, own: OwnHits, isFirstPage: boolean) {
  const isOwnLoading = own.activate.isLoading || own.teacher.isLoading;
  const isLoading = server.isLoading || isOwnLoading;
  const isWaiting = server.isLoading && !server.error;
  const isHeld = isOwnLoading || (isWaiting && server.items.length === 0);
  const first = isFirstPage ? own.activate.hits.slice(0, AMONG_ALL) : [];
  const items = isHeld ? [] : [...first, ...server.items];
  const teachers = isHeld || !isFirstPage ? [] : own.teacher.hits.slice(0, AMONG_ALL);
  const isNothing = items.length === 0 && teachers.length === 0;
  // A list that could not be loaded may contain hits: without any other hit, report its error instead of "nothing found".
  const error =
    server.error ?? (isHeld || !isNothing ? undefined : (own.activate.error ?? own.teacher.error));
  const isTold = !isFirstPage || (error !== undefined && !isSearchOff(error));
  const failed = (['activate', 'teacher'] as const).filter((kind) => own[kind].error !== undefined);
  return {
    ...server,
    items,
    teachers,
    found: server.total + own.activate.hits.length + own.teacher.hits.length,
    error,
    hasFailed: error !== undefined && server.items.length === 0,
    lacks: isTold ? [] : failed,
    isLoading,
    isRetrying: server.isRetrying || own.activate.isRetrying || own.teacher.isRetrying,
    isEmpty: !isLoading && !error && isNothing,
  };
}

/** Returns the results of a type that only the browser searches, those from index `from` to `to`. */
function onlyOwn(own: OwnHits, kind: OwnKind, from: number, to: number) {
  const { hits, error, isLoading, isRetrying, refresh } = own[kind];
  return {
    items: kind === 'activate' ? own.activate.hits.slice(from, to) : [],
    teachers: kind === 'teacher' ? own.teacher.hits.slice(from, to) : [],
    total: hits.length,
    found: hits.length,
    hasMore: false,
    error,
    isLoading,
    isRetrying,
    refresh,
    hasFailed: error !== undefined,
    lacks: [],
    isEmpty: !isLoading && !error && hits.slice(from, to).length === 0,
  };
}

/** Returns a function that requests everything again, since any of it may have failed. */
const refreshAll = (server: () => Promise<unknown>, own: OwnHits) => () =>
  Promise.all([server(), own.activate.refresh(), own.teacher.refresh()]).then(() => undefined);

/** Returns the hits computed in the browser, for the types that the search includes. */
function useOwnHits(query: Omit<SearchQuery, 'page'>): OwnHits {
  return { activate: useFoundActivities(query), teacher: useFoundTeachers(query) };
}

/**
 * Loads one page of hits (contract E-84). The previous page stays while the next one loads. Activities and teachers are searched
 * in the browser.
 */
export function useSearch(query: SearchQuery): SearchResults {
  const answer = useEndpoint(getSearch, searchInput(query), { keepPreviousData: true });
  const own = useOwnHits(query);
  if (isOwn(query.type)) {
    const from = (query.page - 1) * SEARCH_PAGE_SIZE;
    return onlyOwn(own, query.type, from, from + SEARCH_PAGE_SIZE);
  }
  const server = withPage(answer, query.page, SEARCH_PAGE_SIZE);
  return { ...merge(server, own, query.page === 1), refresh: refreshAll(server.mutate, own) };
}

/** Loads hits page by page (contract E-84), with activities and teachers as in `useSearch`. */
export function useSearchInfinite({
  keywords,
  type,
}: Omit<SearchQuery, 'page'>): SearchResults & InfiniteQuery<SearchHit> {
  const plain = plainKeywords(keywords);
  const serverType = isOwn(type) ? null : type;
  const server = useInfiniteEndpoint<typeof getSearch, SearchHit>(getSearch, {
    inputOf:
      plain !== '' && serverType !== null
        ? (page) => ({ keywords: plain, type: serverType, page, size: SEARCH_PAGE_SIZE })
        : null,
    pageSize: SEARCH_PAGE_SIZE,
    pageOf: itself,
    idOf,
  });
  const own = useOwnHits({ keywords, type });
  if (isOwn(type))
    return {
      ...onlyOwn(own, type, 0, Infinity),
      isLoadingMore: false,
      isPending: () => own[type].isLoading,
      loadMore: () => undefined,
    };
  return { ...server, ...merge(server, own, true), refresh: refreshAll(server.refresh, own) };
}

/** Number of hits of each type; null until it is known. */
export type SearchCounts = Readonly<Record<SearchType, number | null>>;

const countOf = <T>({ data }: Pick<Query<T>, 'data'>, count: (data: T) => number) =>
  data === undefined ? null : count(data);

/** Counts the hits of every type. Their first pages are then in the cache, for when the visitor selects a type. */
export function useSearchCounts(keywords: string): SearchCounts {
  const vod = useEndpoint(getSearch, searchInput({ keywords, type: 'vod', page: 1 }));
  const video = useEndpoint(getSearch, searchInput({ keywords, type: 'video', page: 1 }));
  const activities = useSearchedActivities(keywords !== '');
  const teachers = useSearchedTeachers(keywords !== '');
  const counts = {
    vod: countOf(vod, ({ total }) => total),
    video: countOf(video, ({ total }) => total),
    activate: countOf(activities, ({ items }) => activityHits(items, keywords).length),
    teacher: countOf(teachers, (rows) => teacherHits(rows, keywords).length),
  };
  const all = Object.values(counts);
  const sum = all.reduce<number>((total, count) => total + (count ?? 0), 0);
  return { '0': all.includes(null) ? null : sum, ...counts };
}

/** A course, activity or teacher whose name matches the typed text. */
export interface SearchSuggestion {
  title: string;
  /** Address of its page; for a teacher, of a search for the name. */
  href: string;
}

/** Returns teachers, courses and activities whose names contain the typed words, eight at most; '' requests nothing. */
export function useSearchSuggestions(text: string): SearchSuggestion[] {
  const words = foldedWords(text);
  const isOn = words.length > 0;
  const courses = useEndpoint(getCourses, isOn ? SUGGESTED : null, {
    dedupingInterval: freshness.school,
  });
  const activities = useSearchedActivities(isOn);
  const teachers = useSearchedTeachers(isOn);
  if (!isOn) return [];
  const rows = [
    ...(teachers.data ?? []).map(({ name }) => ({
      title: name,
      href: paths.search(name, 'teacher'),
    })),
    ...(courses.data?.items ?? []).map(({ id, title }) => ({ title, href: paths.course(id) })),
    ...(activities.data?.items ?? []).map(({ id, title }) => ({ title, href: paths.activity(id) })),
  ].filter(({ title }) => hasWords(title, words));
  // Suggestions are identified by their title: of several with the same one only the first is kept.
  return Array.from(new Map(rows.reverse().map((row) => [row.title, row])).values())
    .reverse()
    .slice(0, SUGGESTIONS);
}

/** Input for the courses that are shown where nothing was searched or found. */
const OFFERED = courseListInput({ scene: 'sub', pageSize: 8 });

/** Loads the best-selling courses. */
export function usePopularCourses(): Course[] {
  return useEndpoint(getCourses, OFFERED, { dedupingInterval: freshness.school }).data?.items ?? [];
}

const NOT_CONFIGURED = '搜索服务未配置';

/** Whether the error says that the school has no search engine; only servers A and B report that (contract E-84). */
export function isSearchOff(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'envelope' && error.message === NOT_CONFIGURED;
}
