import useSWRMutation from 'swr/mutation';
import { getLesson } from '@qinghe/api/resources/lessons';
import { client } from '../client/index.ts';

/**
 * Finds the course of a lesson, which search hits do not name: `trigger(lessonId)` resolves with the
 * course's id. For a permitted member the call enters the course in the learned list (contract
 * E-58), so it is made when the lesson is opened, never ahead.
 */
export function useLessonCourse() {
  return useSWRMutation<number, Error, string, number>(
    `${getLesson.name} of a hit`,
    async (_key, { arg: id }) => (await client.send(getLesson, { id })).course.id,
  );
}
