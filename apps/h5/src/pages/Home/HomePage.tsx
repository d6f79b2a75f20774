import { late } from '@qinghe/ui/components/Late';
import { BlockBoundary, HomeContent, HomeHeading } from '@qinghe/ui/flows/HomeBlocks';
import { CourseBlock, CourseBlocksSkeleton } from './parts/CourseBlock.tsx';
import { Top } from './parts/Top.tsx';

// Out of sight at first, or for members alone: not part of the first load.
const Continue = late(async () => (await import('@qinghe/ui/flows/HomeContinue')).HomeContinue);
const Activities = late(async () => (await import('./parts/Activities.tsx')).default);

/** The home page of the mobile site. */
export default function HomePage() {
  return (
    <>
      <HomeHeading />
      <Top />
      <BlockBoundary>
        <Continue />
      </BlockBoundary>
      <HomeContent
        platform="h5"
        skeleton={<CourseBlocksSkeleton />}
        renderCourses={(block, order) => <CourseBlock block={block} order={order} />}
        activities={
          <BlockBoundary>
            <Activities />
          </BlockBoundary>
        }
      />
    </>
  );
}
