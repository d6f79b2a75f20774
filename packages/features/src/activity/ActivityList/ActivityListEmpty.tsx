import { paths } from '@qinghe/hooks/url';
import { Empty } from '@qinghe/ui/components/Empty';
import type { ActivityFilterState } from './useActivityFilter.ts';

/** Empty state of the activity list: the page number is too high, the filters match nothing, or the school has no activities. */
export function ActivityListEmpty({ filter }: { filter: ActivityFilterState }) {
  if (filter.page > 1)
    return (
      <Empty
        title="这一页没有内容"
        description="活动都在前面几页。"
        link={{ href: filter.hrefFor({ page: 1 }), text: '回到第一页' }}
      />
    );
  if (filter.isFiltered)
    return (
      <Empty
        title="该分类下暂无活动，看看其他分类"
        link={{ href: paths.activities(), text: '查看全部' }}
      />
    );
  return (
    <Empty
      title="暂无线下活动"
      description="新的活动还在筹备，先看看线上课程。"
      link={{ href: paths.courses(), text: '去看线上课程' }}
    />
  );
}
