import { css } from '@emotion/react';
import { usePointsInfinite } from '@qinghe/hooks/data/points';
import { PullToRefresh } from '@qinghe/ui/patterns/PullToRefresh';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { PageNavBar } from '@qinghe/features/routing/PageNavBar';
import {
  PointsBalance,
  PointsEmpty,
  PointsRecords,
  PointsRecordsSkeleton,
  PointsRules,
} from '@qinghe/features/member/Points';
import { ListEnd, ListRegion } from '@qinghe/features/states/StatusPages';
import { space } from '@qinghe/ui/styles/space';

const stack = css({ display: 'grid', gap: space(3), padding: space(2, 4, 0) });

/** The member's points on the mobile site: the balance, how to earn more, and its records. */
export default function PointsPage() {
  const query = usePointsInfinite();
  return (
    <PullToRefresh onRefresh={query.refresh}>
      <PageMeta title="我的积分" />
      <PageNavBar title="我的积分" />
      <div css={stack}>
        <PointsBalance />
        <PointsRules />
        <ListRegion
          query={query}
          onRetry={() => void query.refresh()}
          skeleton={<PointsRecordsSkeleton layout="rows" />}
          empty={<PointsEmpty />}
        >
          <PointsRecords records={query.items} layout="rows" />
          <ListEnd query={query} doneText="没有更多了" />
        </ListRegion>
      </div>
    </PullToRefresh>
  );
}
