import { useUnreadCount } from '@qinghe/hooks/data/member';
import { Badge } from '@qinghe/ui/components/Badge';

/** The number of the member's unread messages; nothing while there are none. */
export function UnreadBadge() {
  const { count } = useUnreadCount();
  return <Badge isInline count={count} />;
}
