import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';
import {
  ChapterSchema,
  CourseBodySchema,
  inStudyOrder,
  lessons,
  LessonSchema,
  watchProgress,
} from './courseFields.ts';

const LessonDetailSchema = v.pipe(
  v.object({
    video: LessonSchema,
    /** All lessons of the course in the order of study. */
    videos: lessons,
    chapters: read.rows(ChapterSchema),
    course: CourseBodySchema,
    /** Whether the member may watch the whole lesson; false for visitors. */
    is_watch: read.flag,
    video_watched_progress: watchProgress,
    buy_videos: read.rows(read.id),
  }),
  v.transform((detail) => ({ ...detail, videos: inStudyOrder(detail.videos, detail.chapters) })),
);

/** A lesson with its course and the member's rights (contract E-58). */
export type LessonDetail = v.InferOutput<typeof LessonDetailSchema>;

const PlayUrlSchema = v.object({
  /** Address of the media, or an `<iframe …>`: see {@link isIframe}. */
  url: read.text,
  /** `mp4`, `m3u8` or ''. */
  format: read.text,
  /** Name of the quality. */
  name: read.text,
  /** Seconds; 0 for direct addresses. */
  duration: read.count,
  /** Pixels; null for direct addresses. */
  width: read.nullableInt,
  height: read.nullableInt,
  /** Bytes. */
  size: read.nullableCount,
});

/** One quality of a lesson's media (contract E-59). */
export type PlayUrl = v.InferOutput<typeof PlayUrlSchema>;

/** Reads play addresses. */
export const PlayInfoSchema = v.object({
  /** `[]` when the lesson has no media. */
  urls: v.pipe(
    read.list(PlayUrlSchema),
    v.transform((urls) => urls.filter(({ url }) => url !== '')),
  ),
});

/** Play addresses of a lesson's media (contract E-59). */
export type PlayInfo = v.InferOutput<typeof PlayInfoSchema>;

/** Whether a play address is the `<iframe>` HTML of an external player. */
export function isIframe(url: string): boolean {
  return /^\s*<iframe/i.test(url);
}

const LessonProgressSchema = v.object({
  id: read.id,
  title: read.text,
  published_at: read.instant,
  /** Seconds. */
  duration: read.count,
  /** Null when never opened. */
  watch_record: read.maybe(v.object({ watch_seconds: read.count, watched_at: read.instant })),
});

/** The member's progress in one lesson (contract E-32). */
export type LessonProgress = v.InferOutput<typeof LessonProgressSchema>;

function byPublishedAt(a: LessonProgress, b: LessonProgress): number {
  const [left, right] = [a.published_at ?? '', b.published_at ?? ''];
  return Number(left > right) - Number(left < right) || a.id - b.id;
}

/** Fetches a lesson; for a member with the right it also enters the course in the learned list. */
export const getLesson = endpoint({
  name: 'getLesson',
  method: 'GET',
  path: '/api/v2/video/{id}',
  auth: 'optional',
  params: v.object({ id: v.number() }),
  reply: LessonDetailSchema,
  source: 'E-58',
});

/** Fetches play addresses. They run out after some hours; a preview must be stopped by the client. */
export const getPlayInfo = endpoint({
  name: 'getPlayInfo',
  method: 'GET',
  path: '/api/v2/video/{id}/playinfo',
  auth: 'required',
  params: v.object({ id: v.number(), is_try: v.optional(v.boolean()) }),
  reply: PlayInfoSchema,
  source: 'E-59',
});

/** Stores the position in a lesson: whole seconds from 1. Reaching the duration finishes it. */
export const postWatchRecord = endpoint({
  name: 'postWatchRecord',
  method: 'POST',
  path: '/api/v2/video/{id}/record',
  auth: 'required',
  params: v.object({ id: v.number(), duration: v.number() }),
  reply: read.nothing,
  source: 'E-60',
});

/** Lists the member's progress in all lessons of a course, by `published_at`. */
export const getLearnedLessons = endpoint({
  name: 'getLearnedLessons',
  method: 'GET',
  path: '/api/v3/member/learned/course/{courseId}',
  auth: 'required',
  params: v.object({ courseId: v.number() }),
  reply: v.pipe(
    read.keyedOrList(LessonProgressSchema),
    v.transform((lessonsProgress) => [...lessonsProgress].sort(byPublishedAt)),
  ),
  source: 'E-32',
});
