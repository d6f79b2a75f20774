import { Component, Suspense, type ReactNode } from 'react';
import { container } from '../../styles/layout.ts';
import { BlockError } from './BlockError.tsx';
import * as styles from './HomeBlocks.styles.ts';

export interface BlockBoundaryProps {
  /** What keeps the place of the block while its code loads. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps a block whose code loads late, or that breaks, from taking the page with it. Code that has
 * gone missing is most often that of an older release, so trying again loads the page anew.
 */
export class BlockBoundary extends Component<BlockBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { fallback = null, children } = this.props;
    if (!this.state.hasFailed) return <Suspense fallback={fallback}>{children}</Suspense>;
    return (
      <div css={styles.section}>
        <div css={[container, styles.column]}>
          <BlockError isRetrying={false} onRetry={() => window.location.reload()} />
        </div>
      </div>
    );
  }
}
