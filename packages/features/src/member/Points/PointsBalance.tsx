import { useSession } from '@qinghe/hooks/stores/session';
import { Skeleton } from '@qinghe/ui/components/Skeleton';
import { grouped } from '@qinghe/ui/words';
import * as styles from './Points.styles.ts';
import { PointsArt } from './PointsArt.tsx';

/** Number of the member's points. */
export function PointsBalance() {
  const { user } = useSession();
  return (
    <section css={styles.balance}>
      <div>
        <p css={styles.label}>我的积分</p>
        <p css={styles.figure}>
          {user ? grouped(user.credit1) : <Skeleton width="8rem" height="3.25rem" />}
        </p>
      </div>
      <PointsArt />
    </section>
  );
}
