import { ActivityGate } from '@qinghe/features/activity/ActivityDetail';
import { PageNavBar } from '@qinghe/features/routing/PageNavBar';
import { LateShareButton } from '@qinghe/features/routing/Share';
import { ActivityDetailSkeleton } from './ActivityDetailSkeleton.tsx';
import { ActivityDetailView } from './ActivityDetailView.tsx';

/** An activity's page on the mobile site. */
export default function ActivityDetailPage() {
  return (
    <ActivityGate
      head={(isOverPicture) => (
        <PageNavBar
          title="活动详情"
          isTitleHeading={false}
          isOverPicture={isOverPicture}
          rightSlot={<LateShareButton />}
        />
      )}
      skeleton={<ActivityDetailSkeleton />}
    >
      {(detail) => <ActivityDetailView detail={detail} />}
    </ActivityGate>
  );
}
