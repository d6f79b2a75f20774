import { useFeature } from '@qinghe/hooks/stores/system';
import { paths } from '@qinghe/hooks/url';
import { CourseCard, CourseCardSkeleton } from '@qinghe/ui/patterns/CourseCard';
import { courseCardProps } from '@qinghe/features/content/Cards';
import {
  CardList,
  HomeSection,
  HomeSectionSkeleton,
  type CoursesBlock,
} from '@qinghe/features/content/HomeBlocks';

/** Layouts of the course blocks, used in turn. */
const layouts = ['scroller', 'rows', 'pairs'] as const;

export interface CourseBlockProps {
  block: CoursesBlock;
  /** Position among the course blocks, from 0. */
  order: number;
}

/** A course block on the mobile home page. */
export function CourseBlock({ block, order }: CourseBlockProps) {
  const isVipShown = useFeature('vip');
  const layout = layouts[order % layouts.length] ?? 'pairs';
  const isRow = layout === 'rows';
  const { title, items } = block.config_render;
  return (
    <HomeSection title={title || '课程推荐'} href={paths.courses()} linkText="全部">
      <CardList layout={layout}>
        {items.map((course, place) => (
          <CourseCard
            key={course.id}
            variant={isRow ? 'row' : 'card'}
            hasDivider={isRow && place > 0}
            {...courseCardProps(course, isVipShown)}
          />
        ))}
      </CardList>
    </HomeSection>
  );
}

/** Skeleton of the first two course blocks. */
export function CourseBlocksSkeleton() {
  return (
    <>
      <HomeSectionSkeleton>
        <CardList layout="scroller">
          <CourseCardSkeleton />
          <CourseCardSkeleton />
        </CardList>
      </HomeSectionSkeleton>
      <HomeSectionSkeleton>
        <CardList layout="rows">
          <CourseCardSkeleton variant="row" />
          <CourseCardSkeleton variant="row" hasDivider />
          <CourseCardSkeleton variant="row" hasDivider />
        </CardList>
      </HomeSectionSkeleton>
    </>
  );
}
