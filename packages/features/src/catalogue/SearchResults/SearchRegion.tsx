import { useEffect, type ReactNode } from 'react';
import { rememberSearch, type OwnKind, type SearchResults } from '@qinghe/hooks/data/search';
import { visuallyHidden } from '@qinghe/ui/styles/text';
import { RetryLine, ListRegion, type ListRegionProps } from '@qinghe/features/states/StatusPages';
import { SearchHits, SearchHitsSkeleton, shownHits, type SearchHitsProps } from './SearchHits.tsx';
import { SearchEmpty, SearchError } from './SearchStates.tsx';
import { TeacherHits } from './TeacherHits.tsx';
import type { SearchAddress } from './useSearchAddress.ts';

export interface SearchRegionProps extends Pick<ListRegionProps, 'onRetry'> {
  address: SearchAddress;
  query: ListRegionProps['query'] &
    Pick<SearchResults, 'items' | 'teachers' | 'found' | 'hasFailed' | 'lacks'>;
  /** Event handler called when the link of a lesson is clicked; lessons are for members only. */
  onFollow: SearchHitsProps['onFollow'];
  /** Other content of the school, shown below if nothing was found. */
  instead: ReactNode;
  /** Controls that load or link to further hits. */
  children: ReactNode;
}

/** Names of the kinds that are searched in the browser rather than by the server, for the message that they failed to load. */
const KINDS: Record<OwnKind, string> = { activate: '活动', teacher: '老师' };

/** The hits of a search, including its loading, error and empty states. */
export function SearchRegion({
  address,
  query,
  onRetry,
  onFollow,
  instead,
  children,
}: SearchRegionProps) {
  useEffect(() => rememberSearch(address.keywords), [address.keywords]);
  const { items, teachers, found, error, hasFailed, lacks, isRetrying, isLoading } = query;
  const { keywords } = address;
  const hits = shownHits(items);
  const retry = lacks.length > 0 && (
    <RetryLine what={lacks.map((kind) => KINDS[kind]).join('和')} onRetry={onRetry} />
  );
  const all = (
    <>
      <TeacherHits
        teachers={teachers}
        keywords={keywords}
        isAmongOthers={address.type !== 'teacher'}
      />
      {hits.length > 0 && <SearchHits hits={hits} keywords={keywords} onFollow={onFollow} />}
    </>
  );
  if (hasFailed)
    return (
      <>
        <SearchError error={error} isRetrying={isRetrying} onRetry={onRetry} />
        {retry}
        {all}
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
        {retry}
        {hits.length + teachers.length > 0 ? (
          all
        ) : (
          <SearchEmpty address={address} instead={instead} />
        )}
        {children}
      </ListRegion>
    </>
  );
}
