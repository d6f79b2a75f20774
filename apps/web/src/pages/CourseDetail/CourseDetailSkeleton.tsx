import { Skeleton, SkeletonText } from '@qinghe/ui/components/Skeleton';
import { container } from '@qinghe/ui/styles/layout';
import * as styles from './CourseDetail.styles.ts';

/** Skeleton of a course's page. */
export function CourseDetailSkeleton() {
  return (
    <div css={container}>
      <div css={styles.skeletonCrumb}>
        <Skeleton width="24rem" height="1.375rem" />
      </div>
      <div css={styles.top}>
        <Skeleton css={styles.skeletonCover} />
        <div css={styles.skeletonAbout}>
          <Skeleton width="4rem" height="1.375rem" />
          <Skeleton height="2.625rem" />
          <SkeletonText count={2} />
          <Skeleton height="7rem" />
        </div>
      </div>
      <div css={styles.two}>
        <SkeletonText count={8} />
      </div>
    </div>
  );
}
