import { Bell } from 'lucide-react';
import { useUnreadCount } from '@qinghe/hooks/data/member';
import { paths } from '@qinghe/hooks/url';
import { Badge } from '@qinghe/ui/components/Badge';
import { IconButtonLink } from '@qinghe/ui/components/IconButton';

/** Link to the messages, with the number of unread ones. */
export function MessageBell() {
  const { count } = useUnreadCount();
  return (
    <IconButtonLink
      label={count > 0 ? `我的消息，${count} 条未读` : '我的消息'}
      icon={Bell}
      href={paths.memberMessages()}
    >
      <Badge count={count} />
    </IconButtonLink>
  );
}
