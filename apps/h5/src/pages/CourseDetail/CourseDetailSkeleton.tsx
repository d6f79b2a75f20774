import { Skeleton, SkeletonText } from '@qinghe/ui/components/Skeleton';
import * as styles from './CourseDetail.styles.ts';

/** Skeleton of a course's page. */
export function CourseDetailSkeleton() {
  return (
    <>
      <Skeleton css={styles.skeletonCover} />
      <div css={styles.skeletonBody}>
        <Skeleton width="6rem" height="2.25rem" />
        <Skeleton height="1.875rem" />
        <SkeletonText count={6} />
      </div>
    </>
  );
}
