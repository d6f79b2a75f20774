import { useUnreadCount } from '@qinghe/hooks/data/member';
import { Badge } from '@qinghe/ui/components/Badge';

/** Number of the member's unread messages; renders nothing for 0. */
export function UnreadBadge() {
  const { count } = useUnreadCount();
  return <Badge isInline count={count} />;
}
