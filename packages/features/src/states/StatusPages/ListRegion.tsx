import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Loading } from '@qinghe/ui/components/Skeleton';
import { token } from '@qinghe/ui/tokens';
import { LoadError } from './LoadError.tsx';

const region = css({ transition: `opacity ${token('dur-fast')}` });
const stale = css({ opacity: 0.6 });

export interface ListRegionProps {
  /** The query of a list, of one page or growing. */
  query: {
    readonly items: readonly unknown[];
    readonly isEmpty: boolean;
    readonly isLoading: boolean;
    readonly isRetrying: boolean;
    readonly error: Error | undefined;
  };
  onRetry: () => void;
  /** What keeps the place of the list. */
  skeleton: ReactNode;
  /** What stands instead of an empty list. */
  empty: ReactNode;
  /** The list. */
  children: ReactNode;
}

/**
 * A list in all its states. Old rows outlive a failed refresh, and stay dimmed while another page or
 * filter loads.
 */
export function ListRegion({ query, onRetry, skeleton, empty, children }: ListRegionProps) {
  const hasRows = query.items.length > 0;
  if (query.error && !hasRows)
    return <LoadError error={query.error} isRetrying={query.isRetrying} onRetry={onRetry} />;
  const isStale = hasRows && query.isLoading;
  return (
    <Loading isLoading={query.isLoading && !hasRows} skeleton={skeleton}>
      {query.isEmpty ? (
        empty
      ) : (
        <div css={[region, isStale && stale]} aria-busy={isStale}>
          {children}
        </div>
      )}
    </Loading>
  );
}
