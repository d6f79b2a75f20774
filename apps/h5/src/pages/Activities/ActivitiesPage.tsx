import { css } from '@emotion/react';
import { useActivitiesInfinite } from '@qinghe/hooks/data/activities';
import { token } from '@qinghe/ui/tokens';
import { PullToRefresh } from '@qinghe/ui/patterns/PullToRefresh';
import {
  ActivityFilters,
  ActivityGrid,
  ActivityGridSkeleton,
  ActivityListEmpty,
  useActivityFilter,
} from '@qinghe/features/activity/ActivityList';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { ListEnd, ListRegion } from '@qinghe/features/states/StatusPages';
import { space } from '@qinghe/ui/styles/space';
import { tabTitle } from '../../layouts/tabTitle.ts';

/** Stays visible while the list scrolls below. */
const filters = css({
  position: 'sticky',
  top: 0,
  zIndex: token('z-sticky'),
  paddingBottom: space(2),
  background: token('surface-page'),
});
const list = css({ padding: space(2, 4, 0) });

/** The activity list of the mobile site, which loads more at its end. */
export default function ActivitiesPage() {
  const filter = { ...useActivityFilter(), page: 1 };
  const query = useActivitiesInfinite(filter);
  const isSchoolEmpty = query.isEmpty && !filter.isFiltered;
  return (
    <PullToRefresh onRefresh={query.refresh}>
      <PageMeta title="线下活动" description="线下活动：时间、地点、名额和报名方式。" />
      <h1 css={tabTitle}>线下活动</h1>
      {!isSchoolEmpty && (
        <div css={filters}>
          <ActivityFilters filter={filter} activities={query.items} />
        </div>
      )}
      <div css={list}>
        <ListRegion
          query={query}
          onRetry={() => void query.refresh()}
          skeleton={<ActivityGridSkeleton />}
          empty={<ActivityListEmpty filter={filter} />}
        >
          <ActivityGrid activities={query.items} />
          <ListEnd query={query} doneText="已经到底了" />
        </ListRegion>
      </div>
    </PullToRefresh>
  );
}
