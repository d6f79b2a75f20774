import type { CourseBody } from '@qinghe/api/resources/courses';
import { PageMeta } from '../PageMeta/index.ts';

/** The document's title and description on the page of a course. */
export function CourseMeta({ course }: { course: CourseBody }) {
  const description = course.seo_description || course.short_description || undefined;
  return <PageMeta title={course.title} description={description} />;
}
