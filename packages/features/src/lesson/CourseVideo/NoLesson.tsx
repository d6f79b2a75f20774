import type { CourseDetail } from '@qinghe/api/resources/courses';
import { paths } from '@qinghe/hooks/url';
import { Empty } from '@qinghe/ui/components/Empty';
import { PageMeta } from '@qinghe/features/routing/PageMeta';

/** Empty state of a course without lessons, or without the lesson that the address names. */
export function NoLesson({ detail: { course, videos } }: { detail: CourseDetail }) {
  const [title, line] =
    videos.length === 0
      ? ['课程内容更新中', '第一节课上线后，就能在这里观看。']
      : ['内容不存在或已下架', '回到课程，看看其他课时。'];
  return (
    <>
      <PageMeta title={title} />
      <Empty
        variant="page"
        title={title}
        description={line}
        link={{ href: paths.course(course.id), text: '返回课程' }}
      />
    </>
  );
}
