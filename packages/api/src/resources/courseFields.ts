import * as v from 'valibot';
import * as read from '../contract/read.ts';

/** Reads the `{id, name}` of a category. */
export const CategoryBriefSchema = v.object({ id: read.id, name: read.text });

/** The fields that every course object has. */
export const courseFields = {
  id: read.id,
  title: read.text,
  slug: read.text,
  thumb: read.url,
  /** Yuan; 0 when unknown. At 0 with `is_free` false, neither a price nor "free" is shown. */
  charge: read.count,
  short_description: read.text,
  seo_keywords: read.text,
  seo_description: read.text,
  published_at: read.instant,
  is_show: read.flag,
  /** 0 without category. */
  category_id: read.int,
  is_rec: read.flag,
  /** Number of buyers. */
  user_count: read.count,
  is_free: read.flag,
  /** True on servers that do not send the field. */
  is_allow_comment: read.openFlag,
  is_vip_free: read.flag,
};

/** Reads a course of a list. */
export const CourseSchema = v.object({
  ...courseFields,
  /** Number of published lessons. */
  videos_count: read.count,
  category: read.maybe(CategoryBriefSchema),
});

/** Reads a course with its description, as the detail calls give it. */
export const CourseBodySchema = v.object({
  ...courseFields,
  /** Whether VIP members watch it free; null before 4.9.26, where VIP covers every course. */
  is_vip_free: read.nullableFlag,
  /** Untrusted HTML. */
  render_desc: read.text,
});

/** Reads a lesson. */
export const LessonSchema = v.object({
  id: read.id,
  course_id: read.int,
  /** 0 without chapter. */
  chapter_id: read.int,
  title: read.text,
  slug: read.text,
  view_num: read.count,
  published_at: read.instant,
  /** Seconds; may be 0. */
  duration: read.count,
  /** Seconds of free preview; 0 for none. */
  free_seconds: read.count,
  /** Whether seeking is forbidden and the speed fixed. */
  ban_drag: read.flag,
  /** True on servers that do not send the field. */
  is_allow_comment: read.openFlag,
});

/** A lesson of a course (contract E-53). */
export type Lesson = v.InferOutput<typeof LessonSchema>;

/** Reads a chapter. */
export const ChapterSchema = v.object({ id: read.id, course_id: read.int, title: read.text });

/** A chapter of a course. */
export type Chapter = v.InferOutput<typeof ChapterSchema>;

const WatchProgressSchema = v.object({
  id: read.int,
  course_id: read.int,
  video_id: read.id,
  /** May exceed the lesson's duration. */
  watch_seconds: read.count,
  /** When the lesson was finished; null before. */
  watched_at: read.instant,
  created_at: read.instant,
  updated_at: read.instant,
});

/** How far the member has watched one lesson. */
export type WatchProgress = v.InferOutput<typeof WatchProgressSchema>;

function valuesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

/** Reads the lessons of a course, which the server sends grouped by chapter id (contract E-53). */
export const lessons = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((groups) => read.readable(LessonSchema, valuesOf(groups).flatMap(valuesOf))),
    v.metadata({ as: 'list', of: LessonSchema }),
  ),
  () => [],
);

/** Reads the member's progress, which the server sends keyed by lesson id. */
export const watchProgress = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((records) => read.readable(WatchProgressSchema, valuesOf(records))),
    v.metadata({ as: 'list', of: WatchProgressSchema }),
  ),
  () => [],
);

/**
 * Puts lessons into the order of study: by chapter, those without one last, and by `published_at`
 * inside a chapter. A lesson of an unknown chapter gets `chapter_id` 0.
 */
export function inStudyOrder(videos: readonly Lesson[], chapters: readonly Chapter[]): Lesson[] {
  const rank = new Map(chapters.map((chapter, index) => [chapter.id, index]));
  const rankOf = (lesson: Lesson) => rank.get(lesson.chapter_id) ?? chapters.length;
  const timeOf = (lesson: Lesson) => lesson.published_at ?? '';
  return videos
    .map((lesson) => (rank.has(lesson.chapter_id) ? lesson : { ...lesson, chapter_id: 0 }))
    .sort(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        Number(timeOf(a) > timeOf(b)) - Number(timeOf(a) < timeOf(b)) ||
        a.id - b.id,
    );
}
