import { Skeleton } from '@qinghe/ui/components/Skeleton';
import { visuallyHidden } from '@qinghe/ui/styles/text';
import * as styles from './UserMenu.styles.ts';

/** Placeholder of the member's menu. */
export function Waiting() {
  return (
    <span css={styles.waiting}>
      <span css={visuallyHidden}>正在加载账号</span>
      <Skeleton isCircle width="2.25rem" height="2.25rem" />
    </span>
  );
}
