import { ChevronRight } from 'lucide-react';
import { Icon } from '@qinghe/ui/components/Icon';
import { Link } from '@qinghe/ui/components/Link';
import * as styles from './Member.styles.ts';
import type { MemberRow } from './rows.ts';

/** One way on from the member page. */
export function MemberRowLink({ row: { label, icon, href } }: { row: MemberRow }) {
  return (
    <li css={styles.line}>
      <Link variant="bare" href={href} css={styles.row}>
        <Icon as={icon} css={styles.rowIcon} />
        <span css={styles.rowLabel}>{label}</span>
        <Icon as={ChevronRight} size={18} css={styles.chevron} />
      </Link>
    </li>
  );
}
