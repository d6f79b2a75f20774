import { paths } from '@qinghe/hooks/url';
import { ActivityCard, ActivityCardSkeleton } from '@qinghe/ui/patterns/ActivityCard';
import { activityCardProps } from '../Cards/index.ts';
import { CardList, type CardListProps } from './CardList.tsx';
import { HomeSection, type HomeSectionProps } from './HomeSection.tsx';
import { QueryBlock } from './QueryBlock.tsx';
import { useHomeActivities } from './useHomeActivities.ts';

export interface HomeActivitiesProps extends Pick<
  HomeSectionProps,
  'subtitle' | 'linkText' | 'isBand'
> {
  layout: CardListProps['layout'];
}

/** The upcoming activities; renders nothing where there are none. */
export function HomeActivities({ layout, ...section }: HomeActivitiesProps) {
  const { ref, ...query } = useHomeActivities();
  if (query.data?.length === 0) return null;
  const list = { layout, cardWidth: '17.5rem' };
  return (
    <HomeSection ref={ref} title="周末，线下见" href={paths.activities()} {...section}>
      <QueryBlock
        query={query}
        skeleton={
          <CardList {...list}>
            <ActivityCardSkeleton />
            <ActivityCardSkeleton />
            <ActivityCardSkeleton />
          </CardList>
        }
      >
        {(activities) => (
          <CardList {...list}>
            {activities.map((activity) => (
              <ActivityCard key={activity.id} {...activityCardProps(activity)} />
            ))}
          </CardList>
        )}
      </QueryBlock>
    </HomeSection>
  );
}
