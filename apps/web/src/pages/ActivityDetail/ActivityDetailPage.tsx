import { ActivityGate } from '@qinghe/features/activity/ActivityDetail';
import { ActivityDetailSkeleton } from './ActivityDetailSkeleton.tsx';
import { ActivityDetailView } from './ActivityDetailView.tsx';

/** An activity's page on the desktop site. */
export default function ActivityDetailPage() {
  return (
    <ActivityGate skeleton={<ActivityDetailSkeleton />}>
      {(detail) => <ActivityDetailView detail={detail} />}
    </ActivityGate>
  );
}
