import type { ReactNode } from 'react';
import type { SearchHit } from '@qinghe/api/resources/search';
import { visuallyHidden } from '../../styles/text.ts';
import { ListRegion, type ListRegionProps } from '../StatusPages/index.ts';
import { SearchHits, SearchHitsSkeleton, shownHits } from './SearchHits.tsx';
import { SearchEmpty, SearchError } from './SearchStates.tsx';
import type { SearchAddress } from './useSearchAddress.ts';

export interface SearchRegionProps extends Pick<ListRegionProps, 'onRetry'> {
  address: SearchAddress;
  query: ListRegionProps['query'] & {
    readonly items: readonly SearchHit[];
    readonly total: number;
  };
  /** The way to further hits. */
  children: ReactNode;
}

/** The hits of a search in all their states. */
export function SearchRegion({ address, query, onRetry, children }: SearchRegionProps) {
  const { items, total, error, isValidating, isLoading } = query;
  if (error && items.length === 0)
    return <SearchError error={error} isRetrying={isValidating} onRetry={onRetry} />;
  const hits = shownHits(items);
  return (
    <>
      <p css={visuallyHidden} role="status">
        {!isLoading && total > 0 && `找到 ${total} 条结果`}
      </p>
      <ListRegion
        query={query}
        onRetry={onRetry}
        skeleton={<SearchHitsSkeleton />}
        empty={<SearchEmpty address={address} />}
      >
        {hits.length > 0 ? (
          <SearchHits hits={hits} keywords={address.keywords} />
        ) : (
          <SearchEmpty address={address} />
        )}
        {children}
      </ListRegion>
    </>
  );
}
