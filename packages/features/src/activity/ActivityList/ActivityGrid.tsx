import { css } from '@emotion/react';
import type { Activity } from '@qinghe/api/resources/activities';
import { media } from '@qinghe/ui/styles/media';
import { ActivityCard, ActivityCardSkeleton } from '@qinghe/ui/patterns/ActivityCard';
import { activityCardProps } from '@qinghe/features/content/Cards';
import { space } from '@qinghe/ui/styles/space';
import { bySite } from '@qinghe/ui/styles/bySite';
import { oneColumnOnH5 } from '@qinghe/ui/styles/site';

const grid = css([
  oneColumnOnH5,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: bySite(space(8, 6), space(4)),
    [media.compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) },
  },
]);

/** Activities as cards: three columns on the desktop site, one on the mobile site. */
export function ActivityGrid({ activities }: { activities: readonly Activity[] }) {
  return (
    <ul css={grid}>
      {activities.map((activity, order) => (
        <li key={activity.id}>
          <ActivityCard
            {...activityCardProps(activity)}
            headingLevel={2}
            isPriority={order === 0}
          />
        </li>
      ))}
    </ul>
  );
}

/** Skeleton of `ActivityGrid`. */
export function ActivityGridSkeleton() {
  return (
    <div css={grid}>
      {Array.from({ length: 8 }, (_, order) => (
        <ActivityCardSkeleton key={order} />
      ))}
    </div>
  );
}
