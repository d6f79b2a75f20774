import { Skeleton, SkeletonText } from '@qinghe/ui/components/Skeleton';
import { container, containerWide } from '@qinghe/ui/styles/layout';
import * as styles from './CourseVideo.styles.ts';

/** Skeleton of a lesson's page. */
export function CourseVideoSkeleton() {
  return (
    <>
      <div css={styles.stage} data-theme="dark">
        <div css={containerWide}>
          <div css={styles.head}>
            <Skeleton width="18rem" height="1.5rem" />
          </div>
          <div css={styles.screen}>
            <Skeleton css={styles.skeletonPlayer} />
            <Skeleton css={styles.skeletonOutline} />
          </div>
        </div>
      </div>
      <div css={[container, styles.below]}>
        <SkeletonText count={4} />
      </div>
    </>
  );
}
