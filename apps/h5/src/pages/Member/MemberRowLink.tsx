import { ChevronRight } from 'lucide-react';
import { useUnreadCount } from '@qinghe/hooks/data/member';
import { useSession } from '@qinghe/hooks/stores/session';
import { paths } from '@qinghe/hooks/url';
import { Badge } from '@qinghe/ui/components/Badge';
import { Icon } from '@qinghe/ui/components/Icon';
import { Link } from '@qinghe/ui/components/Link';
import { text } from '@qinghe/ui/styles/text';
import { grouped } from '@qinghe/ui/words';
import * as styles from './Member.styles.ts';
import type { MemberRow } from './rows.ts';

function UnreadNote() {
  const { count } = useUnreadCount();
  return <Badge isInline count={count} label={`${count} 条未读`} />;
}

function PointsNote() {
  const { user } = useSession();
  if (!user) return null;
  return <span css={[text.label, text.number, styles.note]}>{grouped(user.credit1)}</span>;
}

/** A link of the member page, with the number of unread messages or the points where that applies. */
export function MemberRowLink({ row: { label, icon, href } }: { row: MemberRow }) {
  return (
    <li css={styles.line}>
      <Link variant="bare" href={href} css={styles.row}>
        <Icon as={icon} css={styles.rowIcon} />
        <span css={styles.rowLabel}>{label}</span>
        {href === paths.memberMessages() && <UnreadNote />}
        {href === paths.memberCredit() && <PointsNote />}
        <Icon as={ChevronRight} size={18} css={styles.chevron} />
      </Link>
    </li>
  );
}
