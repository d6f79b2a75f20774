import { chapterLessons, type CourseDetail } from '@qinghe/api/resources/courses';
import type { LessonProgress } from '@qinghe/api/resources/lessons';
import { clockDuration } from '@qinghe/hooks/time';
import { paths } from '@qinghe/hooks/url';
import type { Chapter, ChapterLesson } from '@qinghe/ui/patterns/ChapterList';
import { lessonPercent } from './lessonPercent.ts';

function rowOf(courseId: number, lesson: LessonProgress): ChapterLesson {
  const { id, title, duration } = lesson;
  return {
    id,
    title,
    href: paths.courseVideo(courseId, id),
    progress: lessonPercent(lesson),
    ...(duration > 0 && { duration: clockDuration(duration) }),
  };
}

/** Formats how many of the lessons are finished, such as 已学完 6 / 7 课时. */
export function finishedText(lessons: readonly Pick<ChapterLesson, 'progress'>[]): string {
  const finished = lessons.filter(({ progress }) => progress === 100).length;
  return `已学完 ${finished} / ${lessons.length} 课时`;
}

/**
 * Returns the member's progress in the lessons of a course, by chapter and in the order of study. Without the course, for
 * instance when it cannot be loaded, the lessons keep the order of the reply.
 */
export function lessonChapters(
  courseId: number,
  lessons: readonly LessonProgress[],
  detail: Pick<CourseDetail, 'chapters' | 'videos'> | undefined,
): Chapter[] {
  const rows = lessons.map((lesson) => rowOf(courseId, lesson));
  if (!detail || detail.chapters.length === 0) return [{ id: 0, lessons: rows }];
  const rest = new Map(rows.map((row) => [Number(row.id), row]));
  const chapters: Chapter[] = [];
  for (const { chapter, lessons: inside } of chapterLessons(detail.chapters, detail.videos)) {
    if (!chapter) continue;
    const own = inside.flatMap(({ id }) => rest.get(id) ?? []);
    for (const { id } of own) rest.delete(Number(id));
    if (own.length > 0)
      chapters.push({
        id: chapter.id,
        title: chapter.title,
        meta: finishedText(own),
        lessons: own,
      });
  }
  const others = [...rest.values()];
  if (others.length > 0)
    chapters.push({ id: 0, title: '其他课时', meta: finishedText(others), lessons: others });
  return chapters;
}

/** Returns the ids of the chapters with finished lessons only, which are collapsed initially. */
export function finishedChapters(chapters: readonly Chapter[]): Chapter['id'][] {
  return chapters
    .filter(({ lessons }) => lessons.every(({ progress }) => progress === 100))
    .map(({ id }) => id);
}
