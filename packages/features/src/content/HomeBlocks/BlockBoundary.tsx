import { Suspense, type ReactNode } from 'react';
import { container } from '@qinghe/ui/styles/layout';
import { Boundary } from '@qinghe/features/states/SectionBoundary';
import { BlockError } from './BlockError.tsx';
import * as styles from './HomeBlocks.styles.ts';

export interface BlockBoundaryProps {
  /** Shown while the code of the block is loading. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps a block whose code loads late, or that throws, from breaking the page. Missing code is most often that of an older
 * release, so a retry reloads the page.
 */
export function BlockBoundary({ fallback, children }: BlockBoundaryProps) {
  return (
    <Boundary
      fallback={(thrown) => (
        <div css={styles.section}>
          <div css={[container, styles.column]}>
            <BlockError
              thrown={thrown}
              isRetrying={false}
              onRetry={() => window.location.reload()}
            />
          </div>
        </div>
      )}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}
