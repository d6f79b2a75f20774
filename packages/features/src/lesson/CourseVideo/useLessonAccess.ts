import { useMemo } from 'react';
import type { CourseDetail, Lesson } from '@qinghe/api/resources/courses';
import { useLesson, usePlayUrls } from '@qinghe/hooks/data/lessons';
import { readFrameHosts } from '@qinghe/hooks/env';
import { useIsMember } from '@qinghe/hooks/stores/session';
import { embedOf, playerSources } from './lessonPlan.ts';

/** Returns whether a member may not watch a lesson according to the course, before the lesson is requested. */
function isLocked({ course, isBuy, buyVideos }: CourseDetail, lesson: Lesson): boolean {
  const isOpen = isBuy || course.is_free || buyVideos.includes(lesson.id);
  return !isOpen && !(lesson.free_seconds > 0);
}

/**
 * Returns what the current visitor or member may watch of a lesson, and whether it can play. All parts of the page call this, and
 * share the same requests.
 */
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
  const isRefused = !isMember || isDenied;
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
    /** Whether the lesson is not for this visitor or member: not logged in, or locked. */
    isRefused,
    /** Whether the lesson cannot play: refused, failed, or without anything to play. */
    isClosed: isRefused || hasFailed || hasNothing,
  };
}
