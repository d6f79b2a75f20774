import { below } from '@qinghe/ui/components/Late';
import { ButtonLink } from '@qinghe/ui/components/Button';
import { wideWords } from '@qinghe/ui/patterns/Hero';
import {
  BlockBoundary,
  HomeContent,
  HomeHeading,
  HomeHero,
  HomeTrouble,
  type HeroAction,
} from '@qinghe/features/content/HomeBlocks';
import { HomeCategories } from '@qinghe/features/content/HomeCategories';
import { MemberContinue } from '@qinghe/features/member/HomeContinue';
import { CourseBlock, CourseBlocksSkeleton } from './parts/CourseBlock.tsx';

// The height of the activities' section.
const PLACE = { height: '46rem' };

// One chunk, so that lower parts of the page do not appear before upper ones.
const parts = () => import('./parts/below.ts');
const Activities = below(async () => (await parts()).Activities, PLACE);
const Ending = below(async () => (await parts()).Ending);

const heroActions = (actions: readonly HeroAction[]) =>
  actions.map(({ text, href }, order) => (
    <ButtonLink key={text} variant={order === 0 ? 'accent' : 'onStrong'} size="lg" href={href}>
      {text}
    </ButtonLink>
  ));

/** The home page of the desktop site. */
export default function HomePage() {
  return (
    <>
      <HomeHeading />
      <HomeTrouble platform="pc">
        <HomeHero platform="pc" renderWords={wideWords} renderActions={heroActions} />
        <HomeCategories isOverlapping />
        <BlockBoundary>
          <MemberContinue />
        </BlockBoundary>
        <HomeContent
          platform="pc"
          skeleton={<CourseBlocksSkeleton />}
          renderCourses={(block, _order, blocks) => <CourseBlock block={block} blocks={blocks} />}
          activities={
            <BlockBoundary fallback={<div style={PLACE} />}>
              <Activities />
            </BlockBoundary>
          }
          ending={
            <BlockBoundary>
              <Ending />
            </BlockBoundary>
          }
        />
      </HomeTrouble>
    </>
  );
}
