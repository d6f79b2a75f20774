import { Skeleton, SkeletonText } from '@qinghe/ui/components/Skeleton';
import * as styles from './ActivityDetail.styles.ts';

/** Skeleton of an activity's page. */
export function ActivityDetailSkeleton() {
  return (
    <>
      <Skeleton css={styles.posterSkeleton} />
      <div css={[styles.page, styles.overPoster]}>
        <Skeleton height="1.375rem" width="7.5rem" />
        <Skeleton css={styles.block} height="2rem" width="80%" />
        <Skeleton css={styles.panelSkeleton} height="12.5rem" />
        <Skeleton css={styles.panelSkeleton} height="7rem" />
        <div css={styles.block}>
          <SkeletonText count={4} />
        </div>
      </div>
    </>
  );
}
