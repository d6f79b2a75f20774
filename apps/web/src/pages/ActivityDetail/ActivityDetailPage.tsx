import { paths } from '@qinghe/hooks/url';
import { Loading } from '@qinghe/ui/components/Skeleton';
import { useParams } from '@qinghe/features/routing/Routing';
import { ActivityUnavailable, useActivityPage } from '@qinghe/features/activity/ActivityDetail';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { GoneContent } from '@qinghe/features/states/StatusPages';
import { ActivityDetailSkeleton } from './ActivityDetailSkeleton.tsx';
import { ActivityDetailView } from './ActivityDetailView.tsx';

/** An activity's page on the desktop site. */
export default function ActivityDetailPage() {
  const { activateId } = useParams();
  const { query, isGone } = useActivityPage(activateId);
  const { data, error } = query;
  if (isGone)
    return (
      <>
        <PageMeta title="内容不存在" />
        <GoneContent href={paths.activities()} linkText="看看其他活动" />
      </>
    );
  if (!data && error) return <ActivityUnavailable activateId={activateId} query={query} />;
  return (
    <Loading isLoading={!data} skeleton={<ActivityDetailSkeleton />}>
      {data && <ActivityDetailView detail={data} />}
    </Loading>
  );
}
