import { useParams } from 'react-router-dom';
import { paths } from '@qinghe/hooks/url';
import { Loading } from '@qinghe/ui/components/Skeleton';
import { ActivityUnavailable, useActivityPage } from '@qinghe/ui/flows/ActivityDetail';
import { PageMeta } from '@qinghe/ui/flows/PageMeta';
import { PageNavBar } from '@qinghe/ui/flows/PageNavBar';
import { LateShareButton } from '@qinghe/ui/flows/Share';
import { GoneContent } from '@qinghe/ui/flows/StatusPages';
import { ActivityDetailSkeleton } from './ActivityDetailSkeleton.tsx';
import { ActivityDetailView } from './ActivityDetailView.tsx';

function Content() {
  const { activateId } = useParams();
  const { query, isGone } = useActivityPage(activateId);
  const { data, error } = query;
  if (isGone)
    return (
      <>
        <PageMeta title="内容不存在" />
        <GoneContent href={paths.activities()} linkText="看看其他课程" />
      </>
    );
  if (!data && error) return <ActivityUnavailable activateId={activateId} query={query} />;
  return (
    <Loading isLoading={!data} skeleton={<ActivityDetailSkeleton />}>
      {data && <ActivityDetailView detail={data} />}
    </Loading>
  );
}

/** An activity on the mobile site. */
export default function ActivityDetailPage() {
  return (
    <>
      <PageNavBar title="活动详情" isTitleHeading={false} rightSlot={<LateShareButton />} />
      <Content />
    </>
  );
}
