import { readSearchQuery, type SearchQuery } from '@qinghe/hooks/data/search';
import { paths, toQuery } from '@qinghe/hooks/url';
import { useSearchParams } from '@qinghe/features/routing/Routing';

/** What the address asks for, and the addresses of other questions. */
export interface SearchAddress extends SearchQuery {
  /** Address of the search with some of it changed; any change but the page leads to page 1. */
  hrefFor: (change: Partial<SearchQuery>) => string;
}

/** The search page's state, which lives in the address. */
export function useSearchAddress(): SearchAddress {
  const [search] = useSearchParams();
  const query = readSearchQuery(search);
  return {
    ...query,
    hrefFor: (change) => {
      const { keywords, type, page } = { ...query, page: 1, ...change };
      return (
        paths.search() +
        toQuery({ keywords, type: type === '0' ? null : type, page: page > 1 ? page : null })
      );
    },
  };
}
