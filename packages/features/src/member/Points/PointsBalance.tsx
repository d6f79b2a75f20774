import { useSession } from '@qinghe/hooks/stores/session';
import { Skeleton } from '@qinghe/ui/components/Skeleton';
import * as styles from './Points.styles.ts';
import { PointsArt } from './PointsArt.tsx';

/** How many points the member has. */
export function PointsBalance() {
  const { user } = useSession();
  return (
    <section css={styles.balance}>
      <div>
        <p css={styles.label}>我的积分</p>
        <p css={styles.figure}>
          {user ? user.credit1.toLocaleString('zh-CN') : <Skeleton width="8rem" height="3.25rem" />}
        </p>
      </div>
      <PointsArt />
    </section>
  );
}
