import type { ReactNode } from 'react';
import type { HomeBlock } from '@qinghe/api/resources/home';
import type { Kecheng } from '@qinghe/api/resources/kechengs';
import { useKechengs, type HomePlatform } from '@qinghe/hooks/data/home';
import { isNotFound, type DerivedQuery, type Query } from '@qinghe/hooks/data/swr';
import { useFeature } from '@qinghe/hooks/stores/system';
import { ActivityCard } from '@qinghe/ui/patterns/ActivityCard';
import { Loading } from '@qinghe/ui/components/Skeleton';
import { CourseCard } from '@qinghe/ui/patterns/CourseCard';
import { warmUpErrorState } from '@qinghe/features/states/LateErrorState';
import { container } from '@qinghe/ui/styles/layout';
import { activityCardProps, courseCardProps } from '../Cards/index.ts';
import { BlockError } from './BlockError.tsx';
import { CardList } from './CardList.tsx';
import * as styles from './HomeBlocks.styles.ts';
import { HomeEmpty } from './HomeEmpty.tsx';
import { HomeSection } from './HomeSection.tsx';
import { QueryBlock } from './QueryBlock.tsx';

const LAYOUTS = { pc: 'four', h5: 'pairs' } as const;

function Card({ item }: { item: Kecheng }) {
  const isVipShown = useFeature('vip');
  return item.type === 'course' ? (
    <CourseCard {...courseCardProps(item, isVipShown)} />
  ) : (
    <ActivityCard {...activityCardProps({ ...item, ended_at: null, address: '' })} />
  );
}

/** Puts courses before activities, because cards of two heights would leave gaps in a row. */
const groupByType = (items: readonly Kecheng[]) => [
  ...items.filter(({ type }) => type === 'course'),
  ...items.filter(({ type }) => type !== 'course'),
];

function Featured({ query, platform }: { query: Query<Kecheng[]>; platform: HomePlatform }) {
  const layout = LAYOUTS[platform];
  return (
    <HomeSection title="精选课程">
      <QueryBlock query={query} skeleton={null}>
        {(items) => (
          <CardList layout={layout}>
            {groupByType(items).map((item) => (
              <Card key={`${item.type} ${item.id}`} item={item} />
            ))}
          </CardList>
        )}
      </QueryBlock>
    </HomeSection>
  );
}

export interface HomeWithoutBlocksProps {
  platform: HomePlatform;
  /** The request for the blocks, which has failed or returned no content. */
  query: DerivedQuery<HomeBlock[]>;
  /** Shown until it is known which content there is. */
  skeleton: ReactNode;
  /** The upcoming activities. */
  activities: ReactNode;
  /** Content below everything else. */
  ending: ReactNode;
}

/**
 * The content of a home page without blocks: the school's featured courses and activities if it has no blocks or its server does
 * not support them, else the error of the request.
 */
function HomeWithoutBlocks({
  platform,
  query,
  skeleton,
  activities,
  ending,
}: HomeWithoutBlocksProps) {
  const { data, error, isRetrying, mutate } = query;
  const isFeaturing = data !== undefined || isNotFound(error);
  const featured = useKechengs(isFeaturing ? platform : null);
  const hasNone = featured.data?.length === 0 || isNotFound(featured.error);
  if (data && hasNone) return <HomeEmpty {...{ platform, skeleton, activities, ending }} />;
  if (isFeaturing && !featured.data && !featured.error)
    return <Loading isLoading skeleton={skeleton} />;
  return (
    <>
      {isFeaturing && !hasNone ? (
        <Featured query={featured} platform={platform} />
      ) : (
        <div css={styles.section}>
          <div css={[container, styles.column]}>
            <BlockError error={error} isRetrying={isRetrying} onRetry={() => void mutate()} />
          </div>
        </div>
      )}
      {activities}
      {ending}
    </>
  );
}

/** Loads the component together with the code of its error state, so that an error does not shift the content below. */
export async function load() {
  await warmUpErrorState();
  return { default: HomeWithoutBlocks };
}
