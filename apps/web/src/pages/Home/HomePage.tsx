import { late } from '@qinghe/ui/components/Late';
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
import { CourseBlock, CourseBlocksSkeleton } from './parts/CourseBlock.tsx';

// Content below the first screen or for members only: not part of the first load.
const later = () => import('./parts/later.ts');
const Continue = late(async () => (await later()).MemberContinue);
const Activities = late(async () => (await later()).Activities);
const Ending = late(async () => (await later()).Ending);

// The height of the activities' section.
const PLACE = { height: '46rem' };

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
          <Continue />
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
