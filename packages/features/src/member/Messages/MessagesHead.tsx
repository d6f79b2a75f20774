import { CheckCheck } from 'lucide-react';
import { Badge } from '@qinghe/ui/components/Badge';
import { Button } from '@qinghe/ui/components/Button';
import { Icon } from '@qinghe/ui/components/Icon';
import { MemberHeading } from '../MemberArea/index.ts';
import type { UnreadMessages } from './useUnreadMessages.ts';

/** Heading of the messages with the number of unread ones, and the button 全部已读. */
export function MessagesHead({ unread }: { unread: UnreadMessages }) {
  const { count, hasUnread, isReadingAll, readAll } = unread;
  return (
    <MemberHeading
      action={
        <Button
          variant="ghost"
          size="sm"
          icon={<Icon as={CheckCheck} size={18} />}
          disabled={!hasUnread && !isReadingAll}
          isLoading={isReadingAll}
          onClick={readAll}
        >
          全部已读
        </Button>
      }
    >
      我的消息
      <Badge isInline count={count} label={`${count} 条未读`} />
    </MemberHeading>
  );
}
