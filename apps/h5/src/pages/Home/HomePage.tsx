import { useIsMember } from '@qinghe/hooks/stores/session';
import { below, late } from '@qinghe/ui/components/Late';
import {
  BlockBoundary,
  HomeContent,
  HomeHeading,
  HomeTrouble,
} from '@qinghe/features/content/HomeBlocks';
import { MemberContinue } from '@qinghe/features/member/HomeContinue';
import { CourseBlock, CourseBlocksSkeleton } from './parts/CourseBlock.tsx';
import { Head, Top } from './parts/Top.tsx';

const later = () => import('./parts/later.ts');
const Pull = late(async () => (await later()).Pull);
const Foot = late(async () => (await later()).Foot);

// The heights of what is loaded late: `MemberContinue` and the activities.
const PLACE = { height: '6.25rem' };
const ACTIVITIES_PLACE = { height: '24rem' };

const Activities = below(
  async () => (await import('./parts/Activities.tsx')).default,
  ACTIVITIES_PLACE,
);

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
          <MemberContinue />
        </BlockBoundary>
        <HomeContent
          platform="h5"
          skeleton={<CourseBlocksSkeleton />}
          renderCourses={(block, order) => <CourseBlock block={block} order={order} />}
          activities={
            <BlockBoundary fallback={<div style={ACTIVITIES_PLACE} />}>
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
