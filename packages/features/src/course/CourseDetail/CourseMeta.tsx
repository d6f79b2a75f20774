import { useCallback } from 'react';
import type { CourseBody } from '@qinghe/api/resources/courses';
import { PageMeta } from '@qinghe/features/routing/PageMeta';

/** The document's title and description, and structured data, on the page of a course. */
export function CourseMeta({ course }: { course: CourseBody }) {
  const description = course.seo_description || course.short_description || undefined;
  const loadFacts = useCallback(
    async (site: string, origin: string) =>
      (await import('./courseFacts.ts')).courseFacts(course, site, origin),
    [course],
  );
  return (
    <PageMeta
      title={course.title}
      description={description}
      image={course.thumb || undefined}
      loadFacts={loadFacts}
    />
  );
}
