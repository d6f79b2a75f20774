import { TriangleAlert } from 'lucide-react';
import type { ActivityBody } from '@qinghe/api/resources/activities';
import { usePlannedActivities } from '@qinghe/hooks/data/activities';
import { paths } from '@qinghe/hooks/url';
import { Icon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { findClash } from './clash.ts';
import * as styles from './ActivityDetail.styles.ts';

/** Warns a member whose signed-up or favourite activity takes place at the same time. */
export function ActivityClash({ activity }: { activity: ActivityBody }) {
  const clash = findClash(activity, usePlannedActivities());
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
    </div>
  );
}
