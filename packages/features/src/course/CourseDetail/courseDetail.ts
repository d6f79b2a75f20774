import type { CourseDetail, Lesson } from '@qinghe/api/resources/courses';
import { resumePoint } from '@qinghe/hooks/data/courses';
import { clockDuration, spokenDuration } from '@qinghe/hooks/time';
import { paths } from '@qinghe/hooks/url';
import { money } from '@qinghe/ui/words';

/** Returns the total duration of lessons, in seconds. */
export const lessonSeconds = (lessons: readonly Lesson[]) =>
  lessons.reduce((total, { duration }) => total + duration, 0);

/** Joins the non-empty facts by middle dots. */
export const joinFacts = (...facts: string[]) => facts.filter(Boolean).join(' · ');

/** Formats the number and total duration of lessons, such as `48 课时 · 16 小时`; empty without lessons. */
export function lessonFacts(lessons: readonly Lesson[]): string {
  return lessons.length === 0
    ? ''
    : joinFacts(`${lessons.length} 课时`, spokenDuration(lessonSeconds(lessons)));
}

/** The member's progress in a course. */
export interface CourseProgress {
  /** Percentage of finished lessons. */
  percent: number;
  /** The progress as text, such as `已学 15 / 48 课时`. */
  text: string;
  /** The latest position, such as `上次学到：第 15 讲 06:18`; absent once all lessons are finished. */
  last?: string;
  /** Id of the lesson to open next. */
  lessonId: number;
  /** Whether every lesson is finished. */
  isFinished: boolean;
}

/** Returns the member's progress in a course; null if they may not watch all of it or have not begun. */
export function courseProgress(detail: CourseDetail): CourseProgress | null {
  const { videos, isBuy, videoWatchedProgress } = detail;
  const point = isBuy ? resumePoint(videos, videoWatchedProgress) : null;
  if (!point) return null;
  const { lessonId, lastNumber, lastSeconds, finished, isFinished } = point;
  return {
    percent: Math.floor((finished * 100) / videos.length),
    text: isFinished ? `已学完 ${videos.length} 课时` : `已学 ${finished} / ${videos.length} 课时`,
    ...(!isFinished && { last: `上次学到：第 ${lastNumber} 讲 ${clockDuration(lastSeconds)}` }),
    lessonId,
    isFinished,
  };
}

/** Why a course can be watched: it is free, VIP members watch it free, or it was bought. */
export type CourseRight = 'free' | 'vip' | 'bought' | 'none';

/**
 * Returns why a course can be watched. `isBuy` does not distinguish a VIP right from a purchase, so VIP is checked first. A
 * server without `is_vip_free` is older than 4.9.26, where VIP covers every course.
 */
export function courseRight(
  { course, isBuy }: Pick<CourseDetail, 'course' | 'isBuy'>,
  isVipMember: boolean,
): CourseRight {
  if (course.is_free) return 'free';
  if (!isBuy) return 'none';
  return course.is_vip_free !== false && isVipMember ? 'vip' : 'bought';
}

/** Returns the first lesson with a preview; null where there is none or the course can be watched anyway. */
export function trialLesson({ course, videos, isBuy }: CourseDetail): Lesson | null {
  if (isBuy || course.is_free) return null;
  return videos.find(({ free_seconds: seconds }) => seconds > 0) ?? null;
}

/** Action of a course's main button. */
export type MainAction =
  { kind: 'watch'; label: string; href: string } | { kind: 'buy'; label: string };

/**
 * Returns the action of a course's main button for the current visitor or member. Null where there is nothing to watch yet and
 * nothing to buy: the server refuses orders of courses without a price (contract E-74).
 */
export function mainAction(
  detail: CourseDetail,
  right: CourseRight,
  isMember: boolean,
): MainAction | null {
  const { course, videos } = detail;
  if (right === 'none') {
    if (!(course.charge > 0)) return null;
    return { kind: 'buy', label: isMember ? `购买课程 ${money(course.charge)}` : '登录后购买' };
  }
  const progress = courseProgress(detail);
  const lessonId = progress?.lessonId ?? videos[0]?.id;
  if (lessonId === undefined) return null;
  const begun = progress && (progress.isFinished ? '重新学习' : '继续学习');
  return {
    kind: 'watch',
    label: begun || '开始学习',
    href: paths.courseVideo(course.id, lessonId),
  };
}
