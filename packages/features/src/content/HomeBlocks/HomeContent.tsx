import { lazy, useEffect, type ReactNode } from 'react';
import type { HomeBlock } from '@qinghe/api/resources/home';
import { useHomeBlocks, type HomePlatform } from '@qinghe/hooks/data/home';
import { markFirstContent } from '@qinghe/ui/components/Late';
import { Loading, useDelayedVisible } from '@qinghe/ui/components/Skeleton';
import { BlockBoundary } from './BlockBoundary.tsx';
import * as styles from './HomeBlocks.styles.ts';
import {
  contentBlocks,
  countBeforeActivities,
  isWithoutContent,
  unknownSigns,
  type ContentBlock,
  type CoursesBlock,
} from './contentBlocks.ts';

const PlainBlockView = lazy(async () => {
  const { PlainBlockView: default_ } = await import('./PlainBlockView.tsx');
  return { default: default_ };
});

const HomeWithoutBlocks = lazy(async () => (await import('./bare.ts')).load());

const reported = new Set<string>();

/** Warns once in the console about each unknown `sign` of a skipped block. */
function useUnknownSigns(blocks: readonly HomeBlock[] | undefined) {
  useEffect(() => {
    for (const sign of unknownSigns(blocks ?? [])) {
      if (reported.has(sign)) continue;
      reported.add(sign);
      console.warn(`Home block "${sign}" is unknown and was skipped.`);
    }
  }, [blocks]);
}

export interface HomeContentProps {
  platform: HomePlatform;
  /** Renders a block of courses; `order` is its zero-based index among these blocks. */
  renderCourses: (block: CoursesBlock, order: number, blocks: readonly CoursesBlock[]) => ReactNode;
  /** Skeleton of the blocks. */
  skeleton: ReactNode;
  /** The activities, placed after the second block of courses, or after the last block. */
  activities: ReactNode;
  /** Content below everything else. Rendered together with the blocks, because these may take less space than their skeleton. */
  ending?: ReactNode;
}

/**
 * The server's blocks in their order, with the activities among them (contract E-48). Without any blocks, or if the server does
 * not support them, the school's featured items are shown (O-13).
 */
export function HomeContent({
  platform,
  renderCourses,
  skeleton,
  activities,
  ending,
}: HomeContentProps) {
  const query = useHomeBlocks(platform);
  const { data, error } = query;
  useUnknownSigns(data);
  const isLoading = data === undefined && !error;
  const isSkeletonKept = useDelayedVisible(isLoading);
  const isWaiting = isLoading || isSkeletonKept;

  useEffect(() => {
    if (!isWaiting) markFirstContent();
  }, [isWaiting]);

  const blocks = isWaiting || !data ? [] : contentBlocks(data);
  const courses = blocks.filter((block) => block.kind === 'courses');
  const view = (block: ContentBlock) => (
    <BlockBoundary key={block.id} fallback={<div css={styles.waiting} />}>
      {block.kind === 'courses' ? (
        renderCourses(block, courses.indexOf(block), courses)
      ) : (
        <PlainBlockView block={block} />
      )}
    </BlockBoundary>
  );
  const place = countBeforeActivities(blocks);
  const isPlain = !isWaiting && (!data || isWithoutContent(data));
  return (
    <>
      {isWaiting && <Loading isLoading skeleton={skeleton} />}
      {isPlain && (
        // The content below is rendered together with it, because it would shift otherwise.
        <BlockBoundary fallback={<Loading isLoading skeleton={skeleton} />}>
          <HomeWithoutBlocks {...{ platform, query, skeleton, activities, ending }} />
        </BlockBoundary>
      )}
      {!isPlain && !isWaiting && (
        <>
          {blocks.slice(0, place).map(view)}
          {activities}
          {blocks.slice(place).map(view)}
          {ending}
        </>
      )}
    </>
  );
}
