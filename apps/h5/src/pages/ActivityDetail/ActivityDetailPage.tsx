import { paths } from '@qinghe/hooks/url';
import { Loading } from '@qinghe/ui/components/Skeleton';
import { useParams } from '@qinghe/features/routing/Routing';
import { ActivityUnavailable, useActivityPage } from '@qinghe/features/activity/ActivityDetail';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { PageNavBar } from '@qinghe/features/routing/PageNavBar';
import { LateShareButton } from '@qinghe/features/routing/Share';
import { GoneContent } from '@qinghe/features/states/StatusPages';
import { ActivityDetailSkeleton } from './ActivityDetailSkeleton.tsx';
import { ActivityDetailView } from './ActivityDetailView.tsx';

function Head({ isOverPicture }: { isOverPicture?: boolean }) {
  return (
    <PageNavBar
      title="活动详情"
      isTitleHeading={false}
      isOverPicture={isOverPicture}
      rightSlot={<LateShareButton />}
    />
  );
}

/** An activity's page on the mobile site. */
export default function ActivityDetailPage() {
  const { activateId } = useParams();
  const { query, isGone } = useActivityPage(activateId);
  const { data, error } = query;
  if (isGone)
    return (
      <>
        <PageMeta title="内容不存在" />
        <Head />
        <GoneContent href={paths.activities()} linkText="看看其他活动" />
      </>
    );
  if (!data && error)
    return (
      <>
        <Head />
        <ActivityUnavailable activateId={activateId} query={query} />
      </>
    );
  return (
    <>
      <Head isOverPicture={data?.activate.thumb !== ''} />
      <Loading isLoading={!data} skeleton={<ActivityDetailSkeleton />}>
        {data && <ActivityDetailView detail={data} />}
      </Loading>
    </>
  );
}
