import { readSearchQuery, type SearchQuery } from '@qinghe/hooks/data/search';
import { paths, toQuery } from '@qinghe/hooks/url';
import { useSearchParams } from '@qinghe/features/routing/Routing';

/** The search in the address, and links to other searches. */
export interface SearchAddress extends SearchQuery {
  /** Returns the address of the search with a change applied; any change but that of the page resets it to 1. */
  hrefFor: (change: Partial<SearchQuery>) => string;
}

/** Returns the state of the search page, which is kept in the address. */
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
