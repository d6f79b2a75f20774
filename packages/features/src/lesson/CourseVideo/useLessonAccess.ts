import { useMemo } from 'react';
import type { CourseDetail, Lesson } from '@qinghe/api/resources/courses';
import { useLesson, usePlayUrls } from '@qinghe/hooks/data/lessons';
import { readFrameHosts } from '@qinghe/hooks/env';
import { useIsMember } from '@qinghe/hooks/stores/session';
import { embedOf, playerSources } from './lessonPlan.ts';

/** Whether the course itself says that a member may not watch a lesson, before anything is asked. */
function isLocked({ course, isBuy, buyVideos }: CourseDetail, lesson: Lesson): boolean {
  const isOpen = isBuy || course.is_free || buyVideos.includes(lesson.id);
  return !isOpen && !(lesson.free_seconds > 0);
}

/** What whoever is here may see of a lesson, and whether it can play. All parts of the page ask for the same. */
export function useLessonAccess(detail: CourseDetail, lesson: Lesson) {
  const { id } = lesson;
  const isMember = useIsMember();
  const query = useLesson(id);
  const isWatch = query.data?.is_watch === true;
  const canTry = query.data !== undefined && !isWatch && lesson.free_seconds > 0;
  const isTrial = !isWatch;
  const play = usePlayUrls(isMember && (isWatch || canTry) ? { id, isTrial } : null);
  const urls = play.data;
  const sources = useMemo(() => playerSources(urls ?? []), [urls]);
  const embed = useMemo(() => embedOf(urls ?? [], window.location.href, readFrameHosts()), [urls]);

  const hasNothing = urls !== undefined && sources.length === 0 && !embed;
  const hasFailed = urls === undefined && (query.data ? play.error : query.error) !== undefined;
  const isDenied = query.data ? !isWatch && !canTry : isLocked(detail, lesson);
  return {
    query,
    play,
    isMember,
    isWatch,
    canTry,
    isTrial,
    sources,
    embed,
    record: query.data?.video_watched_progress.find(({ video_id: of }) => of === id),
    /** Whether something stands in the way: it is locked, it failed, or there is nothing to play. */
    isClosed: !isMember || isDenied || hasFailed || hasNothing,
  };
}
