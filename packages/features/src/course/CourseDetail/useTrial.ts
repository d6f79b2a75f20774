import type { MouseEvent } from 'react';
import type { CourseDetail, Lesson } from '@qinghe/api/resources/courses';
import { useIsMember } from '@qinghe/hooks/stores/session';
import { paths } from '@qinghe/hooks/url';
import { trialLesson } from './courseDetail.ts';
import { useLessonLink } from '@qinghe/features/account/MemberAction';

/** The preview of a course: a lesson that can be watched in part without buying. */
export interface Trial {
  lesson: Lesson;
  /** Text of the link for the current visitor or member. */
  words: string;
  /** Props of the link to the lesson. */
  link: { href: string; onClick: (event: MouseEvent) => void };
}

/** Returns the first lesson of a course with a preview and its link; null where there is none. */
export function useTrial(detail: CourseDetail): Trial | null {
  const { id } = detail.course;
  const lesson = trialLesson(detail);
  const isMember = useIsMember();
  const follow = useLessonLink(id);
  return (
    lesson && {
      lesson,
      words: isMember ? '免费试看' : '登录后试看',
      link: {
        href: paths.courseVideo(id, lesson.id),
        onClick: (event) => follow(lesson.id, event),
      },
    }
  );
}
