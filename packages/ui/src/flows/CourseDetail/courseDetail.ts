import {
  chapterLessons,
  type Attachment,
  type CourseDetail,
  type Lesson,
  type WatchProgress,
} from '@qinghe/api/resources/courses';
import { resumePoint } from '@qinghe/hooks/data/courses';
import { clockDuration, spokenDuration } from '@qinghe/hooks/time';
import { paths } from '@qinghe/hooks/url';
import type { AttachmentItem } from '../../patterns/AttachmentList/index.ts';
import type { Chapter, ChapterLesson } from '../../patterns/ChapterList/index.ts';

/** Courses with more lessons show only the first chapter's at first. */
const LONG_COURSE = 60;

const sum = (lessons: readonly Lesson[]) =>
  lessons.reduce((total, { duration }) => total + duration, 0);

const join = (...facts: string[]) => facts.filter(Boolean).join(' · ');

/** Number and length of lessons: `48 讲 · 16 小时`; '' without a lesson. */
export function lessonFacts(lessons: readonly Lesson[]): string {
  return lessons.length === 0 ? '' : join(`${lessons.length} 讲`, spokenDuration(sum(lessons)));
}

/** What a course's table of contents says about the whole: `共 4 章 48 讲 · 约 16 小时`. */
export function courseSummary({ chapters, videos }: CourseDetail): string {
  const spoken = spokenDuration(sum(videos));
  const chapterCount = chapters.length > 0 ? `${chapters.length} 章 ` : '';
  return join(`共 ${chapterCount}${videos.length} 讲`, spoken && `约 ${spoken}`);
}

function lessonPercent({ duration }: Lesson, record: WatchProgress | undefined): number {
  if (!record) return 0;
  if (record.watched_at !== null) return 100;
  return duration > 0 ? Math.min(99, Math.floor((record.watch_seconds * 100) / duration)) : 0;
}

/**
 * The lessons of a course by chapter, as a list shows them. A lesson that cannot be watched says
 * why; one that can leads to the player and says how far the member is, and one with free seconds
 * can be tried. What only wants a login leads there by itself.
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

  return chapterLessons(chapters, videos).map(({ chapter, lessons }) => ({
    id: chapter?.id ?? 0,
    title: chapter?.title ?? (chapters.length > 0 ? '其他课时' : undefined),
    meta: lessonFacts(lessons) || '更新中',
    lessons: lessons.map(lessonOf),
  }));
}

/** Ids of the chapters that are closed at first: all but the first one of a long course. */
export function closedChapterIds(chapters: readonly Chapter[]): Chapter['id'][] {
  const count = chapters.reduce((total, { lessons }) => total + lessons.length, 0);
  return count > LONG_COURSE ? chapters.slice(1).map(({ id }) => id) : [];
}

/** How far the member is with a course. */
export interface CourseProgress {
  /** Share of finished lessons in percent. */
  percent: number;
  /** Such as `已学 15 / 48 讲`. */
  text: string;
  /** Where the member was last, such as `上次学到：第 15 节 06:18`; absent once all is done. */
  last?: string;
  /** The lesson that opens next. */
  lessonId: number;
  /** Whether every lesson is finished. */
  isFinished: boolean;
}

/** The member's progress in a course; null for who may not watch it all or has not begun. */
export function courseProgress(detail: CourseDetail): CourseProgress | null {
  const { videos, isBuy, videoWatchedProgress } = detail;
  const point = isBuy ? resumePoint(videos, videoWatchedProgress) : null;
  if (!point) return null;
  const { lessonId, lastNumber, lastSeconds, finished, isFinished } = point;
  return {
    percent: Math.floor((finished * 100) / videos.length),
    text: isFinished ? `已学完 ${videos.length} 讲` : `已学 ${finished} / ${videos.length} 讲`,
    ...(!isFinished && { last: `上次学到：第 ${lastNumber} 节 ${clockDuration(lastSeconds)}` }),
    lessonId,
    isFinished,
  };
}

/** Why a course can be watched: it is free, VIP members watch it free, or it was bought. */
export type CourseRight = 'free' | 'vip' | 'bought' | 'none';

/** The right to a course. `isBuy` does not tell a VIP right from a purchase; VIP is looked at first. */
export function courseRight(
  { course, isBuy }: Pick<CourseDetail, 'course' | 'isBuy'>,
  isVipMember: boolean,
): CourseRight {
  if (course.is_free) return 'free';
  if (!isBuy) return 'none';
  return course.is_vip_free && isVipMember ? 'vip' : 'bought';
}

/** The first lesson that can be tried without buying; null where there is none or no need. */
export function trialLesson({ course, videos, isBuy }: CourseDetail): Lesson | null {
  if (isBuy || course.is_free) return null;
  return videos.find(({ free_seconds: seconds }) => seconds > 0) ?? null;
}

/** What the one main button of a course does. */
export type MainAction =
  { kind: 'watch'; label: string; href: string } | { kind: 'buy'; label: string };

/** Whole yuan, and up to two decimals where there are any: `￥199`. */
const yuan = (value: number) => `￥${Number(value.toFixed(2))}`;

/**
 * The main button of a course for whoever is here. Null where there is nothing to watch yet and
 * nothing to buy: the server refuses orders of courses that cost nothing (contract E-74).
 */
export function mainAction(
  detail: CourseDetail,
  right: CourseRight,
  isMember: boolean,
): MainAction | null {
  const { course, videos } = detail;
  if (right === 'none') {
    if (!(course.charge > 0)) return null;
    return { kind: 'buy', label: isMember ? `购买课程 ${yuan(course.charge)}` : '登录后购买' };
  }
  const progress = courseProgress(detail);
  const lessonId = progress?.lessonId ?? videos[0]?.id;
  if (lessonId === undefined) return null;
  const begun = progress && (progress.isFinished ? '重新学习' : '继续学习');
  const label = begun ?? (right === 'vip' ? '会员免费看' : '开始学习');
  return { kind: 'watch', label, href: paths.courseVideo(course.id, lessonId) };
}

/** A size in bytes for reading: `1.2 MB`, `471 KB`; '' when nothing is known. */
export function fileSize(bytes: number): string {
  if (!(bytes > 0)) return '';
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.round(kilobytes)} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** A file of a course as a list shows it. */
export function attachmentItem({ id, name, size, extension }: Attachment): AttachmentItem {
  const ending = `.${extension}`;
  const hasEnding = extension === '' || name.toLowerCase().endsWith(ending.toLowerCase());
  return { id, name: hasEnding ? name : name + ending, size: fileSize(size) };
}
