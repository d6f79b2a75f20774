import { useCourse } from '../courses/index.ts';
import { isNotFound } from '../swr/index.ts';
import { decideLessonPlace, isInDoubt, lessonQuestion, type LessonPlace } from './lessonPlace.ts';
import { useLesson } from './useLesson.ts';

/** {@link LessonPlace} and a function that requests it again. */
export type LessonPlaceQuery = LessonPlace & { retry: () => void; isRetrying: boolean };

/**
 * Determines the page that an address of the lesson page stands for. The server is asked where the number may be a course's or a
 * lesson's id, or where a lesson is named without its course (contract E-53, E-58). For a member with access that call adds the
 * lesson's course to their learned list; they are redirected to it.
 *
 * @param courseId The path parameter.
 * @param lesson The value of `lesson` in the query.
 */
export function useLessonPlace(
  courseId: string | undefined,
  lesson: string | null,
): LessonPlaceQuery {
  const question = lessonQuestion(courseId, lesson);
  const course = useCourse(question.courseId);
  const isDoubtful = question.courseId !== null && isInDoubt(course);
  const asked = question.lessonId ?? (isDoubtful ? question.courseId : null);
  const answer = useLesson(asked);
  const query = { retry: () => void answer.mutate(), isRetrying: answer.isRetrying };
  if (asked === null) return { kind: 'here', ...query };
  const known = course.data ? asked : null;
  const place = decideLessonPlace(asked, known, answer);
  // Where the number is not a lesson's id, the result of the course call is used.
  const isOver = place.kind === 'failed' && (isDoubtful || isNotFound(place.error));
  return { ...(isOver ? { kind: 'here' } : place), ...query };
}
