import type { RefObject } from 'react';
import { getCourses } from '@qinghe/api/resources/courses';
import type { Course } from '@qinghe/api/resources/courses';
import { mapQuery, useEndpoint, useNear } from '../swr/index.ts';
import type { DerivedQuery } from '../swr/index.ts';
import { pickRelated, RELATED_COUNT } from './pickRelated.ts';
import { courseListInput } from './useCourses.ts';

/**
 * Loads the best-selling other courses, four at most: first those of the course's category, then any others to fill the row. A
 * course with the same picture as the given one or another in the row comes last. Requested once the element of `ref` comes near
 * the viewport. Null requests nothing.
 */
export function useRelatedCourses(
  course: Pick<Course, 'id' | 'category_id' | 'thumb'> | null,
): DerivedQuery<Course[]> & { ref: RefObject<HTMLDivElement | null> } {
  const hasCategory = course !== null && course.category_id > 0;
  const input = { scene: 'sub', pageSize: RELATED_COUNT * 2 } as const;
  const near = useNear<typeof getCourses, HTMLDivElement>(
    getCourses,
    courseListInput({ ...input, category: course?.category_id ?? 0 }),
  );
  const own = useEndpoint(getCourses, hasCategory ? near.input : null);
  const isFull = own.data === undefined || own.data.items.length > RELATED_COUNT;
  const all = useEndpoint(getCourses, hasCategory && !isFull ? courseListInput(input) : null);
  const isWaiting = !isFull && all.isLoading && !all.data;
  const query = isWaiting ? { ...own, data: undefined, isLoading: true } : own;
  const related = mapQuery(query, ({ items }) =>
    course === null ? [] : pickRelated(course, [...items, ...(all.data?.items ?? [])]),
  );
  return { ...related, ref: near.ref };
}
