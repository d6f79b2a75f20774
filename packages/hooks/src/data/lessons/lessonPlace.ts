import { ApiError } from '@qinghe/api/client';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import type { LessonDetail } from '@qinghe/api/resources/lessons';
import { readId } from '../../url/index.ts';

/** What an address of the lesson page leaves open (ADR 26). */
export interface LessonQuestion {
  /** The course to ask for, because the number may be a lesson's; null where that is clear. */
  courseId: number | null;
  /** The lesson whose course the address does not name; null where it names one. */
  lessonId: number | null;
}

/** In the place of a course's id where only its lesson is known. */
const UNKNOWN = '-';

/**
 * Reads the path and the query of a lesson page: with a lesson the number is the course's, without one
 * MeEdu's clients mean a lesson by it.
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

/** What a server says to one call. */
interface Answer<T> {
  readonly data: T | undefined;
  readonly error: Error | undefined;
}

/** Whether the number of a course may be a lesson's: there is no such course, or not for this member. */
export function isInDoubt({ data, error }: Answer<Pick<CourseDetail, 'isBuy'>>): boolean {
  if (data) return !data.isBuy;
  // Generation A says of a missing course no more than that something is wrong (contract 1.2).
  return error instanceof ApiError && !error.silent && ['envelope', 'http'].includes(error.kind);
}

/** Where an address of the lesson page leads: to a lesson, or to the course that it names. */
export type LessonPlace =
  | { kind: 'here' | 'asking' }
  | { kind: 'failed'; error: Error }
  | { kind: 'lesson'; courseId: number; lessonId: number };

const HERE: LessonPlace = { kind: 'here' };

/**
 * Decides by what the server says of the number as a lesson's. A course that is there gives way only to
 * a lesson of another course that the member may watch, where the course is not theirs.
 *
 * @param course Whether there is a course of that number; null where the address names none.
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
