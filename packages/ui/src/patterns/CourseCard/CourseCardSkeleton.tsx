import { Skeleton } from '../../components/Skeleton/index.ts';
import type { CourseCardProps } from './CourseCard.tsx';
import * as styles from './CourseCard.styles.ts';

export type CourseCardSkeletonProps = Pick<CourseCardProps, 'variant' | 'hasDivider'>;

/** Skeleton of a `CourseCard`. */
export function CourseCardSkeleton({
  variant = 'card',
  hasDivider = false,
}: CourseCardSkeletonProps) {
  const isRow = variant === 'row';
  return (
    <div css={[styles.root, isRow && styles.row, hasDivider && styles.divided]} aria-hidden="true">
      <Skeleton css={styles.skeletonCover} />
      <div css={[styles.skeletonBody, isRow && styles.skeletonRowBody]}>
        <Skeleton />
        <Skeleton height="0.8125rem" width="60%" />
        <Skeleton height="1.25rem" width="4rem" />
      </div>
    </div>
  );
}
