import { Skeleton } from '../../components/Skeleton/index.ts';
import * as styles from './TeacherCard.styles.ts';

/** Skeleton of a `TeacherCard`. */
export function TeacherCardSkeleton() {
  return (
    <div css={styles.root} aria-hidden="true">
      <Skeleton css={styles.skeletonPortrait} />
      <div css={[styles.body, styles.skeletonBody]}>
        <Skeleton height="1.25rem" width="5rem" />
        <Skeleton height="0.875rem" width="7rem" />
        <div css={styles.quote}>
          <Skeleton height="0.875rem" />
        </div>
      </div>
    </div>
  );
}
