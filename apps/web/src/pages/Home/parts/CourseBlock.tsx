import { paths } from '@qinghe/hooks/url';
import { CourseCardSkeleton } from '@qinghe/ui/patterns/CourseCard';
import {
  CardList,
  HomeSection,
  HomeSectionSkeleton,
  type CoursesBlock,
} from '@qinghe/features/content/HomeBlocks';
import { CourseGrid } from './CourseGrid.tsx';
import { FEATURED_COUNT, FeaturedCourses, FeaturedCoursesSkeleton } from './FeaturedCourses.tsx';

const isLongEnough = ({ config_render }: CoursesBlock) =>
  config_render.items.length >= FEATURED_COUNT;

export interface CourseBlockProps {
  block: CoursesBlock;
  /** All course blocks of the page: the first one with enough courses is featured. */
  blocks: readonly CoursesBlock[];
}

/** A course block on the desktop home page: one is featured, the others are grids. */
export function CourseBlock({ block, blocks }: CourseBlockProps) {
  const { title, description, items } = block.config_render;
  const isFeatured = blocks.find(isLongEnough) === block;
  return (
    <HomeSection title={title || '课程推荐'} subtitle={description} href={paths.courses()}>
      {isFeatured ? (
        <FeaturedCourses courses={items} />
      ) : (
        <CourseGrid courses={items} total={items.length} first={8} />
      )}
    </HomeSection>
  );
}

/** Skeleton of the first two course blocks. */
export function CourseBlocksSkeleton() {
  return (
    <>
      <HomeSectionSkeleton hasSubtitle>
        <FeaturedCoursesSkeleton />
      </HomeSectionSkeleton>
      <HomeSectionSkeleton hasSubtitle>
        <CardList layout="four">
          <CourseCardSkeleton />
          <CourseCardSkeleton />
          <CourseCardSkeleton />
          <CourseCardSkeleton />
        </CardList>
      </HomeSectionSkeleton>
    </>
  );
}
