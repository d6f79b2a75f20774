import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { SWRResponse } from 'swr';
import { getLesson } from '@qinghe/api/resources/lessons';
import { client } from '../client/index.ts';

/** Course and length of a lesson in the search hits, which a hit does not contain (contract E-84). */
export interface FoundLesson {
  courseId: number;
  courseTitle: string;
  /** Picture of the course. */
  thumb: string;
  /** Seconds; 0 when unknown. */
  duration: number;
}

const keyOf = (id: number) => ['place of a found lesson', id] as const;

/** Calls are made one after the other: a reply lists all lessons of its course, and so often answers the next ones too. */
let last: Promise<unknown> = Promise.resolve();

/** For tests: lets the next lookup begin at once, after a page was left with one under way that will never be answered. */
export function resetFoundLessons(): void {
  last = Promise.resolve();
}

/** Loads course and length of a lesson in the search hits; one call for all lessons of a course. */
export function useFoundLesson(id: number): SWRResponse<FoundLesson, Error> {
  const { cache, mutate } = useSWRConfig();
  const known = (): FoundLesson | undefined => cache.get(unstable_serialize(keyOf(id)))?.data;
  const ask = async () => {
    const before = known();
    if (before) return before;
    // A member's own call would add the course to their learned list (contract E-58).
    const { course, video, videos } = await client.send(getLesson, { id }, { asVisitor: true });
    const place = { courseId: course.id, courseTitle: course.title, thumb: course.thumb };
    for (const { id: other, duration } of videos)
      if (other !== id) void mutate(keyOf(other), { ...place, duration }, { revalidate: false });
    return { ...place, duration: video.duration };
  };
  return useSWR<FoundLesson, Error>(
    keyOf(id),
    () => {
      const next = last.then(ask);
      last = next.catch(() => undefined);
      return next;
    },
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
}
