import type { MouseEvent } from 'react';
import type { CourseDetail, Lesson } from '@qinghe/api/resources/courses';
import { useIsMember } from '@qinghe/hooks/stores/session';
import { paths } from '@qinghe/hooks/url';
import { trialLesson } from './courseDetail.ts';
import { useLessonLink } from '@qinghe/features/account/MemberAction';

/** What of a course can be watched without buying it. */
export interface Trial {
  lesson: Lesson;
  /** What the way there is called for whoever is here. */
  words: string;
  /** The way there. */
  link: { href: string; onClick: (event: MouseEvent) => void };
}

/** The first lesson of a course that can be tried, and the way there; null where there is none. */
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
