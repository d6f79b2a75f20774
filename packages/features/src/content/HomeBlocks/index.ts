export { BlockBoundary, type BlockBoundaryProps } from './BlockBoundary.tsx';
export { CardList, type CardListProps } from './CardList.tsx';
export { HomeActivities, type HomeActivitiesProps } from './HomeActivities.tsx';
export { CategoriesSkeleton } from './CategoriesSkeleton.tsx';
export { HomeContent, type HomeContentProps } from './HomeContent.tsx';
export { HomeHeading } from './HomeHeading.tsx';
export { HomeHero, type HeroAction, type HomeHeroProps } from './HomeHero.tsx';
export { HomeTrouble, type HomeTroubleProps } from './HomeTrouble.tsx';
export {
  HomeSection,
  HomeSectionSkeleton,
  type HomeSectionProps,
  type HomeSectionSkeletonProps,
} from './HomeSection.tsx';
export { QueryBlock, type QueryBlockProps } from './QueryBlock.tsx';
export type { CoursesBlock } from './contentBlocks.ts';
export { overlapping, tilesError, tilesSkeletons } from './HomeBlocks.styles.ts';
export { Yielded, type YieldedProps } from './Yielded.tsx';
