import { ApiError } from '@qinghe/api/client';
import { getSearch } from '@qinghe/api/resources/search';
import type { SearchHit } from '@qinghe/api/resources/search';
import { readId } from '../../url/index.ts';
import { useEndpoint, useInfiniteEndpoint, withPage } from '../swr/index.ts';
import type { InfiniteQuery, PageQuery } from '../swr/index.ts';

/** Hits on one page (contract E-84). */
export const SEARCH_PAGE_SIZE = 10;

/** What is searched: everything, courses, lessons (contract E-84). */
export const SEARCH_TYPES = ['0', 'vod', 'video'] as const;

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
  return keywords === '' ? null : { keywords, type, page, size: SEARCH_PAGE_SIZE };
}

/** One page of hits (contract E-84). The old page stays while the next one loads. */
export function useSearch(query: SearchQuery): PageQuery<SearchHit> {
  const answer = useEndpoint(getSearch, searchInput(query), { keepPreviousData: true });
  return withPage(answer, query.page, SEARCH_PAGE_SIZE);
}

/** Hits page after page (contract E-84). */
export function useSearchInfinite({
  keywords,
  type,
}: Omit<SearchQuery, 'page'>): InfiniteQuery<SearchHit> {
  return useInfiniteEndpoint(getSearch, {
    inputOf: keywords === '' ? null : (page) => ({ keywords, type, page, size: SEARCH_PAGE_SIZE }),
    pageSize: SEARCH_PAGE_SIZE,
    pageOf: (reply) => reply,
    idOf: (hit: SearchHit) => hit.id,
  });
}

const NOT_CONFIGURED = '搜索服务未配置';

/** Whether the school has no search engine; only servers A and B say so (contract E-84). */
export function isSearchOff(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'envelope' && error.message === NOT_CONFIGURED;
}
