import { useEffect, type ReactNode } from 'react';
import type { SearchHit } from '@qinghe/api/resources/search';
import { rememberSearch } from '@qinghe/hooks/data/search';
import { visuallyHidden } from '@qinghe/ui/styles/text';
import { RetryLine, ListRegion, type ListRegionProps } from '@qinghe/features/states/StatusPages';
import { SearchHits, SearchHitsSkeleton, shownHits } from './SearchHits.tsx';
import { SearchEmpty, SearchError } from './SearchStates.tsx';
import type { SearchAddress } from './useSearchAddress.ts';

export interface SearchRegionProps extends Pick<ListRegionProps, 'onRetry'> {
  address: SearchAddress;
  query: ListRegionProps['query'] & {
    readonly items: readonly SearchHit[];
    readonly found: number;
    readonly hasFailed: boolean;
    readonly lacksActivities: boolean;
  };
  /** What the school has besides, below where nothing was found. */
  instead: ReactNode;
  /** The way to further hits. */
  children: ReactNode;
}

/** The hits of a search in all their states. */
export function SearchRegion({ address, query, onRetry, instead, children }: SearchRegionProps) {
  useEffect(() => rememberSearch(address.keywords), [address.keywords]);
  const { items, found, error, hasFailed, lacksActivities, isRetrying, isLoading } = query;
  const hits = shownHits(items);
  const retryActivities = lacksActivities && <RetryLine what="活动" onRetry={onRetry} />;
  if (hasFailed)
    return (
      <>
        <SearchError error={error} isRetrying={isRetrying} onRetry={onRetry} />
        {retryActivities}
        {hits.length > 0 && <SearchHits hits={hits} keywords={address.keywords} />}
      </>
    );
  return (
    <>
      <p css={visuallyHidden} role="status">
        {!isLoading && found > 0 && `找到 ${found} 条结果`}
      </p>
      <ListRegion
        query={query}
        onRetry={onRetry}
        skeleton={<SearchHitsSkeleton />}
        empty={<SearchEmpty address={address} instead={instead} />}
      >
        {retryActivities}
        {hits.length > 0 ? (
          <SearchHits hits={hits} keywords={address.keywords} />
        ) : (
          <SearchEmpty address={address} instead={instead} />
        )}
        {children}
      </ListRegion>
    </>
  );
}
