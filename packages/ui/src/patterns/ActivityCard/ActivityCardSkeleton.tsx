import { Skeleton, SkeletonText } from '../../components/Skeleton/index.ts';
import * as styles from './ActivityCard.styles.ts';

/** Skeleton of an `ActivityCard`. */
export function ActivityCardSkeleton() {
  return (
    <div css={styles.root} aria-hidden="true">
      <Skeleton css={styles.skeletonCover} />
      <div css={[styles.body, styles.skeletonBody]}>
        <Skeleton height="1.25rem" width="80%" />
        <SkeletonText height="0.875rem" />
        <div css={styles.foot}>
          <Skeleton height="1.25rem" width="9rem" />
          <Skeleton height="1.25rem" width="3rem" />
        </div>
      </div>
    </div>
  );
}
