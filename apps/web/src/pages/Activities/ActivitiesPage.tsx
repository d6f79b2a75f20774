import { ACTIVITY_PAGE_SIZE, useActivities } from '@qinghe/hooks/data/activities';
import { Pagination } from '@qinghe/ui/components/Pagination';
import { container } from '@qinghe/ui/styles/layout';
import { text } from '@qinghe/ui/styles/text';
import {
  ActivityFilters,
  ActivityGrid,
  ActivityGridSkeleton,
  ActivityListEmpty,
  useActivityFilter,
} from '@qinghe/features/activity/ActivityList';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { ListRegion, usePageTop } from '@qinghe/features/states/StatusPages';
import * as styles from './Activities.styles.ts';

/** The activity list of the desktop site. */
export default function ActivitiesPage() {
  const filter = useActivityFilter();
  const query = useActivities(filter);
  usePageTop(filter.page);
  const isSchoolEmpty = query.isEmpty && !filter.isFiltered && filter.page === 1;
  return (
    <div css={container}>
      <PageMeta title="线下活动" description="线下活动：时间、地点、名额和报名方式。" />
      <div css={styles.head}>
        <h1 css={text.h1}>线下活动</h1>
        <p css={styles.lead}>从屏幕里走出来，和同学、老师一起做点什么</p>
      </div>
      {!isSchoolEmpty && (
        <div css={styles.filters}>
          <ActivityFilters filter={filter} activities={query.items} />
        </div>
      )}
      <ListRegion
        query={query}
        onRetry={() => void query.mutate()}
        skeleton={<ActivityGridSkeleton />}
        empty={<ActivityListEmpty filter={filter} />}
      >
        <ActivityGrid activities={query.items} />
        <Pagination
          css={styles.pages}
          page={filter.page}
          pageCount={Math.ceil(query.total / ACTIVITY_PAGE_SIZE)}
          hrefFor={(page) => filter.hrefFor({ page })}
        />
      </ListRegion>
    </div>
  );
}
