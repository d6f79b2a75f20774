import { ApiError } from '@qinghe/api/client';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import type { LessonDetail } from '@qinghe/api/resources/lessons';
import { readId } from '../../url/index.ts';

/** What the address of a lesson page leaves undetermined (ADR 26). */
export interface LessonQuestion {
  /** The course to load because the number may be a lesson's id; null where it can only be a course's. */
  courseId: number | null;
  /** The lesson whose course the address does not name; null where it names one. */
  lessonId: number | null;
}

/** Placeholder for the course's id in an address where only the lesson is known. */
const UNKNOWN = '-';

/**
 * Reads the path and the query of a lesson page. With `lesson` in the query, the number in the path is the course's id; without
 * it, MeEdu's clients use a lesson's id there.
 */
export function lessonQuestion(
  courseId: string | undefined,
  lesson: string | null,
): LessonQuestion {
  return {
    courseId: lesson === null ? readId(courseId) : null,
    lessonId: courseId === UNKNOWN ? readId(lesson) : null,
  };
}

/** The server's reply to one call. */
interface Answer<T> {
  readonly data: T | undefined;
  readonly error: Error | undefined;
}

/** Whether the number of a course may be a lesson's: the course does not exist, or is not the member's. */
export function isInDoubt({ data, error }: Answer<Pick<CourseDetail, 'isBuy'>>): boolean {
  if (data) return !data.isBuy;
  // For a missing course generation A only reports a general error (contract 1.2).
  return error instanceof ApiError && !error.silent && ['envelope', 'http'].includes(error.kind);
}

/** The page that an address of the lesson page leads to: the address itself (`here`), or a lesson with its course. */
export type LessonPlace =
  | { kind: 'here' | 'asking' }
  | { kind: 'failed'; error: Error }
  | { kind: 'lesson'; courseId: number; lessonId: number };

const HERE: LessonPlace = { kind: 'here' };

/**
 * Decides from the reply to the number as a lesson's id. A course of that number takes precedence, unless it is not the
 * member's, and the lesson belongs to another course and the member may watch it.
 *
 * @param course Id of the course of that number; null where there is no such course.
 */
export function decideLessonPlace(
  lessonId: number,
  course: number | null,
  { data, error }: Answer<{ course: Pick<LessonDetail['course'], 'id'>; is_watch: boolean }>,
): LessonPlace {
  if (data) {
    const isOther = course === null || (data.is_watch && data.course.id !== course);
    return isOther ? { kind: 'lesson', courseId: data.course.id, lessonId } : HERE;
  }
  if (error === undefined) return { kind: 'asking' };
  return { kind: 'failed', error };
}
