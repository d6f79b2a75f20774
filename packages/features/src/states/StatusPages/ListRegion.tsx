import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Loading } from '@qinghe/ui/components/Skeleton';
import { token } from '@qinghe/ui/tokens';
import { LoadError } from './LoadError.tsx';

const region = css({ transition: `opacity ${token('dur-fast')}` });
const stale = css({ opacity: 0.6 });

export interface ListRegionProps {
  /** The query of a list, either paged or infinite. */
  query: {
    readonly items: readonly unknown[];
    readonly isEmpty: boolean;
    readonly isLoading: boolean;
    readonly isRetrying: boolean;
    readonly error: Error | undefined;
  };
  onRetry: () => void;
  /** Shown while the list is loading. */
  skeleton: ReactNode;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  /** The list. */
  children: ReactNode;
}

/**
 * A list including its loading, error and empty states. Old rows stay visible if a refresh fails, and are dimmed while another
 * page or filter is loading.
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
