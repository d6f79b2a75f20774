import { paths } from '@qinghe/hooks/url';
import { Empty } from '@qinghe/ui/components/Empty';
import type { CourseList } from './useCourseList.ts';

export interface CourseListEmptyProps {
  list: CourseList;
  /** Number of courses that match the filters, on all pages. */
  total: number;
}

/** Says why the list is empty, with a link to where there are courses. */
export function CourseListEmpty({ list, total }: CourseListEmptyProps) {
  if (total > 0)
    return (
      <Empty
        title="这一页没有课程"
        description={`共 ${total} 门课程，都在前面几页`}
        link={{ href: list.pathFor({ page: 1 }), text: '回到第一页' }}
      />
    );
  if (list.isFiltered)
    return (
      <Empty
        title="没有符合条件的课程"
        description="换个分类看看。"
        link={{ href: paths.courses(), text: '清除筛选' }}
      />
    );
  return (
    <Empty
      title="暂无课程"
      description="第一门课上线后，会出现在这里。"
      link={{ href: paths.home(), text: '返回首页' }}
    />
  );
}
