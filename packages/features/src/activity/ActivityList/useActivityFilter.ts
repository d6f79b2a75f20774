import { type ActivityListQuery, readActivityQuery } from '@qinghe/hooks/data/activities';
import { paths, toQuery } from '@qinghe/hooks/url';
import { useSearchParams } from '@qinghe/features/routing/Routing';

/** What a visitor has chosen on the activity list, and the addresses of other choices. */
export interface ActivityFilterState extends ActivityListQuery {
  /** Whether the list is narrowed to a category, state or scene. */
  isFiltered: boolean;
  /** Address of the list with some choices changed; any but the page leads to the first page. */
  hrefFor: (change: Partial<ActivityListQuery>) => string;
}

/** The filters of the activity list, which live in the address. */
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
