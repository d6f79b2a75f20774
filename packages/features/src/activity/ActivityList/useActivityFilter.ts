import { type ActivityListQuery, readActivityQuery } from '@qinghe/hooks/data/activities';
import { paths, toQuery } from '@qinghe/hooks/url';
import { useSearchParams } from '@qinghe/features/routing/Routing';

/** The filters in the address of the activity list, and links to other filters. */
export interface ActivityFilterState extends ActivityListQuery {
  /** Whether the list is filtered by category, status or scene. */
  isFiltered: boolean;
  /** Returns the address of the list with a change applied; any change but that of the page resets it to 1. */
  hrefFor: (change: Partial<ActivityListQuery>) => string;
}

/** Returns the filters of the activity list, which are kept in the address. */
export function useActivityFilter(): ActivityFilterState {
  const [search] = useSearchParams();
  const query = readActivityQuery(search);
  return {
    ...query,
    isFiltered: query.category !== 0 || query.scene !== '' || query.status !== undefined,
    hrefFor: (change) => {
      const { category, scene, status, page } = { ...query, page: 1, ...change };
      return (
        paths.activities() +
        toQuery({ cid: category || null, scene, status, page: page > 1 ? page : null })
      );
    },
  };
}
