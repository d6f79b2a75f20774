import {
  chapterLessons,
  type Attachment,
  type CourseDetail,
  type Lesson,
  type WatchProgress,
} from '@qinghe/api/resources/courses';
import { clockDuration, spokenDuration } from '@qinghe/hooks/time';
import { paths } from '@qinghe/hooks/url';
import type { AttachmentItem } from '@qinghe/ui/patterns/AttachmentList';
import type { Chapter, ChapterLesson } from '@qinghe/ui/patterns/ChapterList';
import { grouped } from '@qinghe/ui/words';
import { joinFacts, lessonFacts, lessonSeconds } from './courseDetail.ts';

/** Formats the summary of a course's contents, such as `共 4 章 48 课时 · 约 16 小时`. */
export function courseSummary({ chapters, videos }: CourseDetail): string {
  const spoken = spokenDuration(lessonSeconds(videos));
  const chapterCount = chapters.length > 0 ? `${chapters.length} 章 ` : '';
  return joinFacts(`共 ${chapterCount}${grouped(videos.length)} 课时`, spoken && `约 ${spoken}`);
}

function lessonPercent({ duration }: Lesson, record: WatchProgress | undefined): number {
  if (!record) return 0;
  if (record.watched_at !== null) return 100;
  return duration > 0 ? Math.min(99, Math.floor((record.watch_seconds * 100) / duration)) : 0;
}

/**
 * Returns the lessons of a course by chapter, as a list shows them. A lesson that can be watched links to the player and has the
 * member's progress, a lesson with free seconds is marked as a preview, and a locked lesson has the reason. Where only a login is
 * missing, the link asks for it.
 */
export function courseChapters(detail: CourseDetail): Chapter[] {
  const { course, chapters, videos, isBuy, buyVideos, videoWatchedProgress } = detail;
  const records = new Map(videoWatchedProgress.map((record) => [record.video_id, record]));
  const bought = new Set(buyVideos);

  const lessonOf = (lesson: Lesson): ChapterLesson => {
    const { id, title, duration, free_seconds: freeSeconds } = lesson;
    const row = { id, title, ...(duration > 0 && { duration: clockDuration(duration) }) };
    const href = paths.courseVideo(course.id, id);
    if (isBuy || bought.has(id))
      return { ...row, href, progress: lessonPercent(lesson, records.get(id)) };
    if (course.is_free) return { ...row, href, lockReason: '登录后观看' };
    if (freeSeconds > 0) return { ...row, href, isTrial: true };
    return { ...row, lockReason: '购买后可观看' };
  };

  return chapterLessons(chapters, videos).map(({ chapter, lessons: inside }) => {
    const lessons = inside.map(lessonOf);
    const trials = lessons.filter(({ isTrial }) => isTrial).length;
    return {
      id: chapter?.id ?? 0,
      title: chapter?.title ?? (chapters.length > 0 ? '其他课时' : undefined),
      meta: joinFacts(lessonFacts(inside) || '更新中', trials > 0 ? `${trials} 课时可试看` : ''),
      lessons,
    };
  });
}

/**
 * Returns the ids of the chapters that are collapsed initially. Expanded are the chapter of the lesson to continue, else the
 * first one, and the first chapter with a preview.
 */
export function closedChapterIds(
  chapters: readonly Chapter[],
  lessonId?: ChapterLesson['id'],
): Chapter['id'][] {
  const current = chapters.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  const tried = chapters.find(({ lessons }) => lessons.some(({ isTrial }) => isTrial));
  const open = [current ?? chapters[0], tried];
  return chapters.filter((chapter) => !open.includes(chapter)).map(({ id }) => id);
}

/** Formats a size in bytes, such as `1.2 MB` or `471 KB`; empty when unknown. */
export function fileSize(bytes: number): string {
  if (!(bytes > 0)) return '';
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.round(kilobytes)} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** Returns a file of a course as a list shows it, with its extension in the name. */
export function attachmentItem({ id, name, size, extension }: Attachment): AttachmentItem {
  const ending = `.${extension}`;
  const hasEnding = extension === '' || name.toLowerCase().endsWith(ending.toLowerCase());
  return { id, name: hasEnding ? name : name + ending, size: fileSize(size) };
}
