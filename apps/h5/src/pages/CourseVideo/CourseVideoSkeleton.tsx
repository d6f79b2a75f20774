import { Skeleton, SkeletonText } from '@qinghe/ui/components/Skeleton';
import * as styles from './CourseVideo.styles.ts';

/** Skeleton of a lesson's page. */
export function CourseVideoSkeleton() {
  return (
    <>
      <div css={styles.stage} data-theme="dark">
        <Skeleton css={styles.skeletonPlayer} />
      </div>
      <div css={styles.head}>
        <div css={styles.headText}>
          <SkeletonText count={6} />
        </div>
      </div>
    </>
  );
}
