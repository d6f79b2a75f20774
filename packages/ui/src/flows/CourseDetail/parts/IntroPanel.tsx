import type { ReactNode } from 'react';
import type { CourseBody } from '@qinghe/api/resources/courses';
import { Empty } from '../../../components/Empty/index.ts';
import { RichContent } from '../../../components/RichContent/index.ts';

export interface IntroPanelProps {
  course: CourseBody;
  /** Stands below the description. */
  children?: ReactNode;
}

/** The description of a course. */
export function IntroPanel({ course, children }: IntroPanelProps) {
  return (
    <>
      {course.render_desc.trim() === '' ? (
        <Empty variant="compact" title="暂无介绍" />
      ) : (
        <RichContent html={course.render_desc} headingLevel={2} />
      )}
      {children}
    </>
  );
}
