import { useCourse } from '../courses/index.ts';
import { isNotFound } from '../swr/index.ts';
import { decideLessonPlace, isInDoubt, lessonQuestion, type LessonPlace } from './lessonPlace.ts';
import { useLesson } from './useLesson.ts';

/** {@link LessonPlace} and a way to ask again. */
export type LessonPlaceQuery = LessonPlace & { retry: () => void; isRetrying: boolean };

/**
 * Where an address of the lesson page leads. The server is asked where the address leaves open whether
 * its number is a course's or a lesson's, or names a lesson without its course (contract E-53, E-58). For
 * a permitted member that enters the lesson's course in the learned list; they are led there.
 *
 * @param courseId The part of the path.
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
  // Of a number that is none of a lesson the course has the last word.
  const isOver = place.kind === 'failed' && (isDoubtful || isNotFound(place.error));
  return { ...(isOver ? { kind: 'here' } : place), ...query };
}
