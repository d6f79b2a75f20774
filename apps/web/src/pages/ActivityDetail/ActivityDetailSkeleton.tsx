import { Skeleton, SkeletonText } from '@qinghe/ui/components/Skeleton';
import { container } from '@qinghe/ui/styles/layout';
import * as styles from './ActivityDetail.styles.ts';

/** Skeleton of an activity's page. */
export function ActivityDetailSkeleton() {
  return (
    <div css={container}>
      <div css={styles.trail}>
        <Skeleton height="1.375rem" width="20rem" />
      </div>
      <Skeleton css={styles.posterSkeleton} />
      <div css={styles.columns}>
        <div>
          <Skeleton height="1.375rem" width="7.5rem" />
          <Skeleton css={styles.titleSkeleton} height="3rem" width="80%" />
          <Skeleton css={styles.factsSkeleton} height="7rem" />
          <SkeletonText count={6} />
        </div>
        <div css={styles.aside}>
          <Skeleton css={styles.boxSkeleton} height="13rem" />
          <Skeleton css={styles.boxSkeleton} height="7.5rem" />
        </div>
      </div>
    </div>
  );
}
