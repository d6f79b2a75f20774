import { paths } from '@qinghe/hooks/url';
import { Empty } from '@qinghe/ui/components/Empty';

/** Empty state of a member without messages. */
export function MessagesEmpty() {
  return (
    <Empty
      title="暂无消息"
      description="学堂发来的消息会放在这里。"
      link={{ href: paths.courses(), text: '去看看课程' }}
    />
  );
}
