import { paths } from '@qinghe/hooks/url';
import { Empty } from '@qinghe/ui/components/Empty';

/** Empty state of a member whose points have not changed yet. */
export function PointsEmpty() {
  return (
    <Empty
      title="暂无积分明细"
      description="积分有了变动，会记在这里。"
      link={{ href: paths.courses(), text: '去看看课程' }}
    />
  );
}
