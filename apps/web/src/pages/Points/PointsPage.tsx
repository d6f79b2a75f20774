import { POINTS_PAGE_SIZE, usePoints } from '@qinghe/hooks/data/points';
import { paths, readId } from '@qinghe/hooks/url';
import { Pagination } from '@qinghe/ui/components/Pagination';
import { useSearchParams } from '@qinghe/features/routing/Routing';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { MemberHeading } from '@qinghe/features/member/MemberArea';
import {
  PointsBalance,
  PointsEmpty,
  PointsRecords,
  PointsRecordsSkeleton,
  PointsRules,
} from '@qinghe/features/member/Points';
import { ListRegion, usePageTop } from '@qinghe/features/states/StatusPages';
import * as styles from './Points.styles.ts';

/** The member's points on the desktop site: the balance, its records, and how to earn more. */
export default function PointsPage() {
  const [search] = useSearchParams();
  const page = readId(search.get('page')) ?? 1;
  const query = usePoints(page);
  usePageTop(page);
  return (
    <>
      <PageMeta title="我的积分" />
      <MemberHeading>我的积分</MemberHeading>
      <div css={styles.stack}>
        <PointsBalance />
        <ListRegion
          query={query}
          onRetry={() => void query.mutate()}
          skeleton={<PointsRecordsSkeleton layout="table" />}
          empty={<PointsEmpty />}
        >
          <PointsRecords records={query.items} layout="table" />
          <Pagination
            css={styles.pages}
            page={page}
            pageCount={Math.ceil(query.total / POINTS_PAGE_SIZE)}
            hrefFor={(number) => paths.memberCredit(number > 1 ? number : undefined)}
          />
        </ListRegion>
        <PointsRules />
      </div>
    </>
  );
}
