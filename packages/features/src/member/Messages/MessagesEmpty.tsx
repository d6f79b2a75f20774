import { paths } from '@qinghe/hooks/url';
import { ButtonLink } from '@qinghe/ui/components/Button';
import { Empty } from '@qinghe/ui/components/Empty';

/** Empty state of a member without messages. */
export function MessagesEmpty() {
  return (
    <Empty
      title="暂无消息"
      description="学堂发来的消息会放在这里。"
      action={
        <ButtonLink variant="soft" size="sm" href={paths.courses()}>
          去看看课程
        </ButtonLink>
      }
    />
  );
}
