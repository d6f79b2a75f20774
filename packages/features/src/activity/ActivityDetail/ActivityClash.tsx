import { TriangleAlert } from 'lucide-react';
import type { ActivityBody } from '@qinghe/api/resources/activities';
import { usePlannedActivities } from '@qinghe/hooks/data/activities';
import { paths } from '@qinghe/hooks/url';
import { Icon } from '@qinghe/ui/components/Icon';
import { Link } from '@qinghe/ui/components/Link';
import { RetryLine } from '@qinghe/features/states/StatusPages';
import { findClash } from './clash.ts';
import * as styles from './ActivityDetail.styles.ts';

/**
 * Warns a member if an activity that they signed up for or like takes place at the same time, and shows a retry if those could
 * not be loaded.
 */
export function ActivityClash({ activity }: { activity: ActivityBody }) {
  const { activities, retry } = usePlannedActivities();
  const clash = findClash(activity, activities);
  return (
    <div role="status">
      {clash && (
        <p css={styles.clash}>
          <Icon as={TriangleAlert} size={18} css={styles.clashIcon} />
          <span>
            与「<Link href={paths.activity(clash.id)}>{clash.title}</Link>」时间冲突
          </span>
        </p>
      )}
      {!clash && retry && <RetryLine what="你的其他活动" onRetry={retry} />}
    </div>
  );
}
