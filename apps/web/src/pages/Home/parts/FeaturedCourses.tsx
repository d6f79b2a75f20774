import type { BlockCourse } from '@qinghe/api/resources/home';
import { useFeature } from '@qinghe/hooks/stores/system';
import { Cover } from '@qinghe/ui/components/Cover';
import { Link } from '@qinghe/ui/components/Link';
import { Price } from '@qinghe/ui/components/Price';
import { Skeleton, SkeletonText } from '@qinghe/ui/components/Skeleton';
import { CourseCard, CourseCardSkeleton } from '@qinghe/ui/patterns/CourseCard';
import { clampTwoLines, text } from '@qinghe/ui/styles/text';
import { courseCardProps } from '@qinghe/features/content/Cards';
import { CourseGrid } from './CourseGrid.tsx';
import * as styles from './FeaturedCourses.styles.ts';

/** Number of courses in the featured layout: one large and four rows. */
export const FEATURED_COUNT = 5;

function LargeCourse({ course, isVipShown }: { course: BlockCourse; isVipShown: boolean }) {
  const { href, title, cover, meta, price = 0, isFree } = courseCardProps(course, isVipShown);
  return (
    <Link variant="bare" href={href} css={styles.large}>
      <Cover src={cover} isWhole css={styles.cover} />
      <h3 css={[text.h3, clampTwoLines, styles.title]}>{title}</h3>
      {course.short_description && (
        <p css={[clampTwoLines, styles.description]}>{course.short_description}</p>
      )}
      <div css={styles.foot}>
        <span css={[text.caption, styles.meta]}>{meta?.join(' · ')}</span>
        {(isFree || price > 0) && <Price size="l" value={price} isFree={isFree} />}
      </div>
    </Link>
  );
}

/** The featured course block: the first course large, the next four as rows beside it, the others below. */
export function FeaturedCourses({ courses }: { courses: readonly BlockCourse[] }) {
  const isVipShown = useFeature('vip');
  const [first, ...others] = courses.slice(0, FEATURED_COUNT);
  const rest = courses.slice(FEATURED_COUNT);
  const featured = (
    <div css={styles.root}>
      {first && <LargeCourse course={first} isVipShown={isVipShown} />}
      <ul css={styles.rows}>
        {others.map((course, order) => (
          <li key={course.id}>
            <CourseCard
              variant="row"
              hasDivider={order > 0}
              {...courseCardProps(course, isVipShown)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
  return rest.length === 0 ? (
    featured
  ) : (
    <div css={styles.withRest}>
      {featured}
      <CourseGrid courses={rest} total={courses.length} first={4} />
    </div>
  );
}

/** Skeleton of `FeaturedCourses`. */
export function FeaturedCoursesSkeleton() {
  return (
    <div css={styles.root}>
      <div>
        <Skeleton css={styles.skeletonCover} />
        <div css={styles.skeletonBody}>
          <Skeleton height="1.5rem" width="70%" />
          <SkeletonText />
          <Skeleton height="1.25rem" width="8rem" />
        </div>
      </div>
      <div css={styles.rows}>
        {[0, 1, 2, 3].map((row) => (
          <CourseCardSkeleton key={row} variant="row" hasDivider={row > 0} />
        ))}
      </div>
    </div>
  );
}
