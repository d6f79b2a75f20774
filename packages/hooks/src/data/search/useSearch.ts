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

/** The courses whose titles are suggested: the most bought ones. */
const SUGGESTED = courseListInput({ scene: 'sub', pageSize: 100 });
const SUGGESTIONS = 8;

/** Hits on one page (contract E-84). */
export const SEARCH_PAGE_SIZE = 10;

/**
 * What is searched: everything, courses, lessons (contract E-84), activities and teachers. The kinds of
 * add-ons have no page here, so they are not searched whatever their switches say.
 */
export const SEARCH_TYPES = ['0', 'vod', 'video', 'activate', 'teacher'] as const;

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

/** Kinds that the server does not search (contract E-84): they are read and searched here. */
export type OwnKind = 'activate' | 'teacher';

const isOwn = (type: SearchType): type is OwnKind => type === 'activate' || type === 'teacher';

function searchInput({ keywords, type, page }: SearchQuery) {
  const plain = plainKeywords(keywords);
  if (plain === '' || isOwn(type)) return null;
  return { keywords: plain, type, page, size: SEARCH_PAGE_SIZE };
}

/** What a search has found. */
export interface SearchResults extends PageState<SearchHit> {
  /** Teachers, who stand before the other hits. */
  teachers: readonly Teacher[];
  /** Everything that was found; `total` counts what is paged through. */
  found: number;
  error: Error | undefined;
  /** Whether there is nothing but an error; what is searched here may be there nevertheless. */
  hasFailed: boolean;
  /** What is missing among the other hits because it failed. */
  lacks: readonly OwnKind[];
  isLoading: boolean;
  isRetrying: boolean;
  /** Asks again. */
  refresh: () => Promise<void>;
}

/** Activities, and teachers, that stand before the hits of the server when everything is searched. */
const AMONG_ALL = 3;

type ServerQuery = Omit<SearchResults, 'teachers' | 'found' | 'hasFailed' | 'lacks' | 'refresh'>;

/** What is found on this side. */
interface OwnHits {
  activate: Found<SearchHit>;
  teacher: Found<Teacher>;
}

/** The hits of the server with those of this side before them; nothing shows until all are there. */
function merge(server: ServerQuery, own: OwnHits, isFirstPage: boolean) {
  const isOwnLoading = own.activate.isLoading || own.teacher.isLoading;
  const isLoading = server.isLoading || isOwnLoading;
  const isWaiting = server.isLoading && !server.error;
  const isHeld = isOwnLoading || (isWaiting && server.items.length === 0);
  const first = isFirstPage ? own.activate.hits.slice(0, AMONG_ALL) : [];
  const items = isHeld ? [] : [...first, ...server.items];
  const teachers = isHeld || !isFirstPage ? [] : own.teacher.hits.slice(0, AMONG_ALL);
  const isNothing = items.length === 0 && teachers.length === 0;
  // What failed may hold what is searched for: without another hit it is not known to be missing.
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

/** One kind of this side alone, as many as fit on the pages up to the shown one. */
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

/** Asks everything again, since any of it may have failed. */
const refreshAll = (server: () => Promise<unknown>, own: OwnHits) => () =>
  Promise.all([server(), own.activate.refresh(), own.teacher.refresh()]).then(() => undefined);

/** What this side finds, of the kinds that the search asks for. */
function useOwnHits(query: Omit<SearchQuery, 'page'>): OwnHits {
  return { activate: useFoundActivities(query), teacher: useFoundTeachers(query) };
}

/**
 * One page of hits (contract E-84). The old page stays while the next one loads. Activities and
 * teachers are searched on this side.
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

/** Hits page after page (contract E-84), with activities and teachers as in `useSearch`. */
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
      isValidating: own[type].isLoading,
      loadMore: () => undefined,
    };
  return { ...server, ...merge(server, own, true), refresh: refreshAll(server.refresh, own) };
}

/** How much of each kind is found; null while that is not known. */
export type SearchCounts = Readonly<Record<SearchType, number | null>>;

const countOf = <T>({ data }: Pick<Query<T>, 'data'>, count: (data: T) => number) =>
  data === undefined ? null : count(data);

/** Counts the hits of every kind; their first pages are at hand for whoever chooses one then. */
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

/** A thing of the school whose title continues what is typed. */
export interface SearchSuggestion {
  title: string;
  /** Its own address. */
  href: string;
}

/** Teachers, courses and activities whose names hold what is typed, eight at most; '' asks for nothing. */
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
