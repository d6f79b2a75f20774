import { css } from '@emotion/react';
import { useActivitiesInfinite } from '@qinghe/hooks/data/activities';
import { PullToRefresh } from '@qinghe/ui/patterns/PullToRefresh';
import {
  ActivityFilters,
  ActivityGrid,
  ActivityGridSkeleton,
  ActivityListEmpty,
  useActivityFilter,
} from '@qinghe/features/activity/ActivityList';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { PageNavBar } from '@qinghe/features/routing/PageNavBar';
import { ListEnd, ListRegion } from '@qinghe/features/states/StatusPages';

const list = css({ padding: '1rem 1rem 0' });

/** The activity list of the mobile site, which grows by itself. */
export default function ActivitiesPage() {
  const filter = { ...useActivityFilter(), page: 1 };
  const query = useActivitiesInfinite(filter);
  const isSchoolEmpty = query.isEmpty && !filter.isFiltered;
  return (
    <PullToRefresh onRefresh={query.refresh}>
      <PageMeta title="线下课程" description="线下课程与活动：时间、地点、名额和报名方式。" />
      <PageNavBar title="线下课程" />
      {!isSchoolEmpty && <ActivityFilters filter={filter} activities={query.items} />}
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
