import { useIsMember } from '@qinghe/hooks/stores/session';
import { late } from '@qinghe/ui/components/Late';
import {
  BlockBoundary,
  HomeContent,
  HomeHeading,
  HomeTrouble,
} from '@qinghe/features/content/HomeBlocks';
import { CourseBlock, CourseBlocksSkeleton } from './parts/CourseBlock.tsx';
import { Head, Top } from './parts/Top.tsx';

const later = () => import('./parts/later.ts');
const Continue = late(async () => (await later()).MemberContinue);
const Pull = late(async () => (await later()).Pull);
const Activities = late(async () => (await later()).Activities);
const Foot = late(async () => (await later()).Foot);

// The height of `MemberContinue`, which is loaded late.
const PLACE = { height: '6.25rem' };

/** The home page of the mobile site. */
export default function HomePage() {
  const isMember = useIsMember();
  return (
    <>
      <HomeHeading />
      <BlockBoundary>
        <Pull />
      </BlockBoundary>
      <Head />
      <HomeTrouble platform="h5">
        <Top />
        <BlockBoundary fallback={isMember && <div style={PLACE} />}>
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
          ending={
            <BlockBoundary>
              <Foot />
            </BlockBoundary>
          }
        />
      </HomeTrouble>
    </>
  );
}
