import { paths } from '@qinghe/hooks/url';
import { Empty } from '@qinghe/ui/components/Empty';

/** Empty state of a school without announcements. */
export function AnnouncementsEmpty() {
  return (
    <Empty
      title="暂无公告"
      description="有新消息会第一时间放在这里。"
      link={{ href: paths.home(), text: '返回首页' }}
    />
  );
}
