import type { StudyCourse } from '@qinghe/hooks/data/study';
import { clockDuration } from '@qinghe/hooks/time';
import { paths } from '@qinghe/hooks/url';
import type { CourseCardProps } from '@qinghe/ui/patterns/CourseCard';

/** Formats the lesson studied last, such as 上次学到 特征向量 06:18; empty when there is none. */
export function lastLessonText({ lastLesson }: Pick<StudyCourse, 'lastLesson'>): string {
  if (!lastLesson) return '';
  const { title, seconds } = lastLesson;
  return `上次学到 ${title}${seconds > 0 ? ` ${clockDuration(seconds)}` : ''}`;
}

/** Returns the link to continue a course: the lesson opened last, else the player's default lesson. */
export function continueHref({ courseId, lastLesson }: StudyCourse): string {
  return paths.courseVideo(courseId, lastLesson?.id);
}

/** Returns the label of the button that continues a course. */
export function continueText({ progress, lastLesson }: StudyCourse): string {
  if (progress === 100) return '重新学习';
  return lastLesson ? '继续学习' : '开始学习';
}

/** Returns the card's props for one of the member's courses; null when the course was deleted. */
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
