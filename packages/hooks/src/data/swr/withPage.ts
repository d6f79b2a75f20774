import type { PageState, Page } from './page.ts';
import { pageState } from './page.ts';
import type { Query } from './useEndpoint.ts';

/** The query of one list page: SWR's shape, and the state of the page. */
export interface PageQuery<T> extends Query<Page<T>>, PageState<T> {}

/** Adds `items`, `total`, `isEmpty` and `hasMore` to the query of a list page. */
export function withPage<T>(query: Query<Page<T>>, page: number, pageSize: number): PageQuery<T> {
  return {
    data: query.data,
    error: query.error,
    isLoading: query.isLoading,
    isRetrying: query.isRetrying,
    mutate: query.mutate,
    ...pageState(query.data, page, pageSize),
  };
}
