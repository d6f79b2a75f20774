import type { CourseBody } from '@qinghe/api/resources/courses';
import { SchoolContent } from '@qinghe/features/content/SchoolContent';
import { LateEmpty } from './LateEmpty.tsx';

/** The description of a course. */
export function IntroPanel({ course }: { course: CourseBody }) {
  return course.render_desc.trim() === '' ? (
    <LateEmpty variant="compact" title="暂无介绍" />
  ) : (
    <SchoolContent html={course.render_desc} headingLevel={2} />
  );
}
