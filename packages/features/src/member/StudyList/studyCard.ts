import type { StudyCourse } from '@qinghe/hooks/data/study';
import { clockDuration } from '@qinghe/hooks/time';
import { paths } from '@qinghe/hooks/url';
import type { CourseCardProps } from '@qinghe/ui/patterns/CourseCard';

/** What was learnt last: 上次学到 特征向量 06:18; '' when there is no such lesson. */
export function lastLessonText({ lastLesson }: Pick<StudyCourse, 'lastLesson'>): string {
  if (!lastLesson) return '';
  const { title, seconds } = lastLesson;
  return `上次学到 ${title}${seconds > 0 ? ` ${clockDuration(seconds)}` : ''}`;
}

/** Where a member goes on with a course: the lesson opened last, else wherever the player starts. */
export function continueHref({ courseId, lastLesson }: StudyCourse): string {
  return paths.courseVideo(courseId, lastLesson?.id);
}

/** What the button that goes on says. */
export function continueText({ progress, lastLesson }: StudyCourse): string {
  if (progress === 100) return '重新学习';
  return lastLesson ? '继续学习' : '开始学习';
}

/** What a card shows of one of the member's courses; null when the course was deleted. */
export function studyCardProps(
  study: StudyCourse,
): Pick<
  CourseCardProps,
  'href' | 'title' | 'cover' | 'meta' | 'progress' | 'price' | 'isFree'
> | null {
  const { courseId, course, progress } = study;
  if (!course) return null;
  return {
    href: paths.course(courseId),
    title: course.title,
    cover: course.thumb,
    meta: [lastLessonText(study) || '还没有开始学'],
    ...(progress === null
      ? { price: course.charge ?? 0, isFree: course.charge === 0 }
      : { progress }),
  };
}
